import type { KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { useRef } from 'react'
import type { Scheme } from '@bellows/tokens'
import { useModal, type ModalOptions } from './use-modal.ts'

type Closing = Readonly<{
  onClose: () => void
  /** Whether Esc and the system's back gesture close it. */
  isDismissable?: boolean
  closesOnBackdrop?: boolean
}>
export type ModalProps = ModalOptions &
  Closing &
  Readonly<{
    role?: 'alertdialog'
    label?: string | undefined
    labelledBy?: string | undefined
    describedBy?: string | undefined
    /** Paints it in a scheme of its own instead of the raised surface of the place it stands in. */
    scheme?: Scheme | undefined
    className: string
    children: ReactNode
  }>

const isOutside = (event: MouseEvent) => event.target === event.currentTarget

function useClosing(dialog: RefObject<HTMLDialogElement | null>, closing: Closing) {
  const { onClose, isDismissable = true, closesOnBackdrop } = closing
  const isPressOutside = useRef(false)
  const dismiss = () => {
    if (isDismissable) onClose()
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      dismiss()
    },
    // Browsers close a dialog at the second Esc in a row, whatever the page says.
    onClose: () => {
      if (!dialog.current || dialog.current.open) return
      if (isDismissable) onClose()
      else dialog.current.showModal()
    },
    onPointerDown: (event: MouseEvent) => {
      isPressOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent) => {
      if (closesOnBackdrop && isPressOutside.current && isOutside(event)) dismiss()
    },
  }
}

/** A native modal dialog, open while it is rendered. */
export function Modal(props: ModalProps) {
  const ref = useModal(props)
  const closing = useClosing(ref, props)
  return (
    <dialog
      ref={ref}
      role={props.role}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      data-scheme={props.scheme}
      data-surface={props.scheme ? undefined : 'secondary'}
      className={props.className}
      {...closing}
    >
      {props.children}
    </dialog>
  )
}
