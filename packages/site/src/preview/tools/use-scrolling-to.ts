import { useEffect } from 'react'
import type { Preview } from '../preview.ts'

/** A header's slot has no box of its own, and what is in it may follow the page: it stands at the top. */
function showBlock(id: string): void {
  const slot = document.querySelector(`[data-block="${CSS.escape(id)}"]`)
  if (slot?.getClientRects().length === 0) scrollTo({ top: 0, behavior: 'instant' })
  else slot?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Frames in which sections on the way may still take their height. */
const FRAMES = 12

function scrollToBlock(id: string): () => void {
  let frame = 0
  const approach = (left: number, before: number) => {
    showBlock(id)
    if (left === 0 || (scrollY === before && left < FRAMES - 1)) return
    const here = scrollY
    frame = requestAnimationFrame(() => approach(left - 1, here))
  }
  approach(FRAMES, -1)
  return () => cancelAnimationFrame(frame)
}

/** Goes where the builder asks; sections that are laid out on the way there move its goal. */
export function useScrollingTo({ wanted }: Preview): void {
  useEffect(() => {
    let stop = () => undefined as void
    const leave = wanted.subscribe(() => {
      const place = wanted.get()
      stop()
      if (place) stop = scrollToBlock(place.id)
    })
    return () => {
      leave()
      stop()
    }
  }, [wanted])
}
