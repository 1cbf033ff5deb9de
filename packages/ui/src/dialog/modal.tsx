import type { ComponentProps, KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react'
import { useRef } from 'react'
import type { Scheme } from '@bellows/tokens'
import { useMergedRef } from '../merged-ref/use-merged-ref.ts'
import { useModal, type ModalOptions } from './use-modal.ts'

type Closing = Readonly<{
  onClose: () => void
  /** Whether Esc and the system's back gesture close it. */
  isDismissable?: boolean | undefined
  closesOnBackdrop?: boolean | undefined
}>
/** What any dialog takes and hands on to its element. */
export type DialogElementProps = Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children' | keyof Closing>
export type ModalProps = DialogElementProps &
  ModalOptions &
  Closing &
  Readonly<{
    label?: string | undefined
    labelledBy?: string | undefined
    describedBy?: string | undefined
    /** Paints it in a scheme of its own instead of the raised surface of the place it stands in. */
    scheme?: Scheme | undefined
    children: ComponentProps<'dialog'>['children']
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
  const { focusOn, returnFocusTo, onClose, isDismissable, closesOnBackdrop, ...looks } = props
  const { label, labelledBy, describedBy, scheme, ref: given, ...rest } = looks
  const ref = useModal({ focusOn, returnFocusTo })
  const closing = useClosing(ref, { onClose, isDismissable, closesOnBackdrop })
  return (
    <dialog
      ref={useMergedRef(ref, given)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-scheme={scheme}
      data-surface={scheme ? undefined : 'secondary'}
      {...rest}
      {...closing}
    />
  )
}
