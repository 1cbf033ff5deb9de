import { classNames } from '../class-names/class-names.ts'
import { DialogHead } from './dialog-head.tsx'
import { actions as actionRow, box, content, text } from './dialog.css.ts'
import type { DialogProps } from './dialog.tsx'
import { Modal } from './modal.tsx'

const places: Record<string, string> = { title: '[data-dialog-title]', close: '[data-dialog-close]' }

export function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, actions, children, initialFocus = 'title', width, className, ...rest } = props
  return (
    <Modal
      focusOn={places[initialFocus] ?? initialFocus}
      className={classNames(box({ width }), className)}
      {...rest}
    >
      <div className={content}>
        <DialogHead title={title} isDismissable={rest.isDismissable} />
        {children && <div className={text}>{children}</div>}
        {actions && <div className={actionRow}>{actions}</div>}
      </div>
    </Modal>
  )
}
