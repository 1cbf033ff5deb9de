import type { ReactNode } from 'react'
import type { Looks } from '../looks/looks.ts'
import type { box } from './dialog.css.ts'
import type { Closing, DialogElementProps } from './modal.tsx'
import type { ModalFocus } from './use-top-layer.ts'
import { useOpened } from './use-opened.ts'

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
    children?: ReactNode
  }>

/** A modal dialog; on phones a sheet from the bottom edge. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  const opened = useOpened(isOpen, props.onClose)
  return opened ? <opened.OpenDialog {...props} /> : null
}
