import type { ReactNode } from 'react'
import { useLateCode } from '../late/late-code.ts'
import type { Looks } from '../looks/looks.ts'
import type { box } from './dialog.css.ts'
import type { DialogElementProps } from './modal.tsx'
import { lateDialogs } from './late-dialogs.ts'
import { NotLoaded } from './not-loaded.tsx'
import { PlainDialog } from './plain-dialog.tsx'
import type { Closing } from './use-close-requests.ts'
import type { ModalFocus } from './use-top-layer.ts'

export type DialogProps = DialogElementProps &
  Pick<ModalFocus, 'returnFocusTo'> &
  Looks<typeof box> &
  Pick<Closing, 'onClose'> &
  Readonly<{
    isOpen: boolean
    title: ReactNode
    /** Without it there is no close button and Esc does nothing. */
    isDismissable?: boolean
    /** Where the focus goes at opening; a selector means the first match inside. */
    initialFocus?: 'title' | 'close' | (string & {})
    /** Buttons, the primary one first. */
    actions?: ReactNode
    /** It only tells something that is so already, and does so without its code too. */
    isMessage?: boolean
    children?: ReactNode
  }>

/** A modal dialog; on phones a sheet from the bottom edge. */
export function Dialog({ isOpen, isMessage, ...props }: DialogProps) {
  const { code, isMissing } = useLateCode(lateDialogs, isOpen)
  if (code) return <code.OpenDialog {...props} />
  if (!isMissing) return null
  const { returnFocusTo: _, width: __, initialFocus: ___, actions, ...plain } = props
  return isMessage ? <PlainDialog {...plain} actions={actions} /> : <NotLoaded onClose={props.onClose} />
}
