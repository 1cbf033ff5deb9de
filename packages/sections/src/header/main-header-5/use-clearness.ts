import { useIsLive } from '@bellows/ui'
import { useSyncExternalStore } from 'react'
import { usePlacement } from '../../kit/placement.tsx'

/** Scrolled further than this, the bar is of paper. */
const CLEAR_UNTIL = 80

function onScroll(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}

const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY <= CLEAR_UNTIL,
    () => true,
  )

/**
 * Whether the bar lies over the first section, and is clear there. Without a script it would stay clear all the way
 * down, where it cannot be read, so it sticks only once live.
 */
export function useClearness({ sticky, overlay }: { sticky: boolean; overlay: boolean }) {
  const { isOverlapped = false } = usePlacement()
  const isAtTop = useIsAtTop()
  const isLive = useIsLive()
  const isOver = isOverlapped && overlay
  return { isOver, isClear: isOver && isAtTop, isSticky: sticky && (isLive || !isOver) }
}
