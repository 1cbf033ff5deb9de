import { useId, type ReactNode } from 'react'
import { actions as actionRow, boxes, content, text, title as titleStyle } from './dialog.css.ts'
import { Modal } from './modal.tsx'
import type { ModalOptions } from './use-modal.ts'

export type AlertDialogProps = Pick<ModalOptions, 'returnFocusTo'> &
  Readonly<{
    isOpen: boolean
    /** What Esc means. */
    onClose: () => void
    title: ReactNode
    isDismissable?: boolean
    /** Buttons, the confirming one first: it takes the focus. */
    actions: ReactNode
    children?: ReactNode
  }>

/** A message that interrupts and waits for an answer. */
export function AlertDialog({ isOpen, ...props }: AlertDialogProps) {
  return isOpen ? <OpenAlertDialog {...props} /> : null
}

function OpenAlertDialog(props: Omit<AlertDialogProps, 'isOpen'>) {
  const id = useId()
  return (
    <Modal
      role="alertdialog"
      onClose={props.onClose}
      isDismissable={props.isDismissable ?? true}
      labelledBy={id}
      describedBy={props.children ? `${id}-text` : undefined}
      focusOn="[data-dialog-actions] :is(button, a[href])"
      returnFocusTo={props.returnFocusTo}
      className={boxes.message}
    >
      <div className={content}>
        <h2 id={id} className={titleStyle}>
          {props.title}
        </h2>
        {props.children && (
          <div id={`${id}-text`} className={text}>
            {props.children}
          </div>
        )}
        <div data-dialog-actions="" className={actionRow}>
          {props.actions}
        </div>
      </div>
    </Modal>
  )
}
