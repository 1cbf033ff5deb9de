import type { ReactNode } from 'react'
import { useLateCode } from '../late/late-code.ts'
import { lateDialogs } from './late-dialogs.ts'
import type { DialogElementProps } from './modal.tsx'
import { PlainDialog } from './plain-dialog.tsx'
import type { Closing } from './use-close-requests.ts'
import type { ModalFocus } from './use-top-layer.ts'

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

/** A message that interrupts and waits for an answer; it may say that the line is gone, so it can do without its code. */
export function AlertDialog({ isOpen, ...props }: AlertDialogProps) {
  const { code, isMissing } = useLateCode(lateDialogs, isOpen)
  if (code) return <code.OpenAlertDialog {...props} />
  const { returnFocusTo: _, ...plain } = props
  return isMissing ? <PlainDialog {...plain} /> : null
}
