import { useCallback, useId, useState } from 'react'
import { useIsLive } from '../live/use-is-live.ts'

/** State of one button and its panel: spread `buttonProps` and `panelProps` on them. */
export function useDisclosure(isOpenAtFirst = false) {
  const id = useId()
  const isLive = useIsLive()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const onFound = useCallback(() => setOpen(true), [])
  return {
    isOpen,
    setOpen,
    buttonProps: {
      type: 'button',
      // Without script all stands open, and nothing may claim to be closed.
      'aria-expanded': isOpen || (isLive ? false : undefined),
      'aria-controls': id,
      onClick: () => setOpen((was) => !was),
    },
    panelProps: { id, isOpen, onFound },
  } as const
}
