import { useCallback, useId, useState } from 'react'

/** State of one button and its panel: spread `buttonProps` and `panelProps` on them. */
export function useDisclosure(isOpenAtFirst = false) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const onFound = useCallback(() => setOpen(true), [])
  return {
    isOpen,
    setOpen,
    buttonProps: {
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen((was) => !was),
    },
    panelProps: { id, isOpen, onFound },
  } as const
}
