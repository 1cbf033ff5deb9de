import { classNames } from '../class-names/class-names.ts'
import { DialogHead } from './dialog-head.tsx'
import { body, content, drawer } from './drawer.css.ts'
import type { DrawerProps } from './drawer.tsx'
import { Modal } from './modal.tsx'

export function OpenDrawer({ side, head, children, className, ...rest }: Omit<DrawerProps, 'isOpen'>) {
  return (
    <Modal
      closesOnBackdrop
      focusOn="[data-dialog-close]"
      className={classNames(drawer({ side }), className)}
      {...rest}
    >
      <div className={content}>
        <DialogHead>{head}</DialogHead>
        <div className={body}>{children}</div>
      </div>
    </Modal>
  )
}
