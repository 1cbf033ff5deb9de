import type { ReactNode } from 'react'
import type { Closing, DialogElementProps } from './modal.tsx'
import type { ModalFocus } from './use-top-layer.ts'
import { useOpened } from './use-opened.ts'

export type AlertDialogProps = DialogElementProps &
  Pick<ModalFocus, 'returnFocusTo'> &
  /** Closing is what Esc means. */
  Pick<Closing, 'onClose'> &
  Readonly<{
    isOpen: boolean
    title: ReactNode
    isDismissable?: boolean
    /** Buttons, the confirming one first: it takes the focus. */
    actions: ReactNode
    children?: ReactNode
  }>

/** A message that interrupts and waits for an answer. */
export function AlertDialog({ isOpen, ...props }: AlertDialogProps) {
  const opened = useOpened(isOpen, props.onClose)
  return opened ? <opened.OpenAlertDialog {...props} /> : null
}
