import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { actions as actionRow, boxes, content, text, title as titleStyle } from './dialog.css.ts'
import { Modal, type DialogElementProps } from './modal.tsx'
import type { ModalOptions } from './use-modal.ts'

export type AlertDialogProps = DialogElementProps &
  Pick<ModalOptions, 'returnFocusTo'> &
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
  const { title, actions, children, className, ...rest } = props
  return (
    <Modal
      role="alertdialog"
      labelledBy={id}
      describedBy={children ? `${id}-text` : undefined}
      focusOn="[data-dialog-actions] :is(button, a[href])"
      className={classNames(boxes.message, className)}
      {...rest}
    >
      <div className={content}>
        <h2 id={id} className={titleStyle}>
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className={text}>
            {children}
          </div>
        )}
        <div data-dialog-actions="" className={actionRow}>
          {actions}
        </div>
      </div>
    </Modal>
  )
}
