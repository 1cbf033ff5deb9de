import { Description } from '@radix-ui/react-dialog'
import { classNames } from '../class-names/class-names.ts'
import type { AlertDialogProps } from './alert-dialog.tsx'
import { DialogTitle } from './dialog-head.tsx'
import { actions as actionRow, box, content, text } from './dialog.css.ts'
import { Modal } from './modal.tsx'

export function OpenAlertDialog(props: Omit<AlertDialogProps, 'isOpen'>) {
  const { title, actions, children, className, ...rest } = props
  return (
    <Modal
      role="alertdialog"
      focusOn="[data-dialog-actions] :is(button, a[href])"
      className={classNames(box(), className)}
      {...rest}
    >
      <div className={content}>
        <DialogTitle>{title}</DialogTitle>
        {children && (
          <Description asChild>
            <div className={text}>{children}</div>
          </Description>
        )}
        <div data-dialog-actions="" className={actionRow}>
          {actions}
        </div>
      </div>
    </Modal>
  )
}
