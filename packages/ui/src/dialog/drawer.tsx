import { useLingui } from '@lingui/react/macro'
import type { Scheme } from '@bellows/tokens'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { bar, body, close, content, drawers } from './drawer.css.ts'
import { Modal, type DialogElementProps } from './modal.tsx'

export type DrawerProps = DialogElementProps &
  Readonly<{
    isOpen: boolean
    onClose: () => void
    /** Its name for screen readers. */
    label: string
    /** The edge it comes from; `full` fills the window, `sheet` comes from the end and on phones from the bottom. */
    side?: keyof typeof drawers
    scheme?: Scheme
    /** Stands beside the close button, e.g. the brand. */
    head?: ReactNode
    children: ReactNode
  }>

/** A panel over the page's edge; a press outside closes it. */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  return isOpen ? <OpenDrawer {...props} /> : null
}

function OpenDrawer({
  onClose,
  side = 'end',
  head,
  children,
  className,
  ...rest
}: Omit<DrawerProps, 'isOpen'>) {
  const { t } = useLingui()
  return (
    <Modal
      onClose={onClose}
      closesOnBackdrop
      focusOn="[data-dialog-close]"
      className={classNames(drawers[side], className)}
      {...rest}
    >
      <div className={content}>
        <div className={bar}>
          {head}
          <IconButton
            icon="close"
            tone="plain"
            label={t`Close`}
            data-dialog-close=""
            className={close}
            onClick={onClose}
          />
        </div>
        <div className={body}>{children}</div>
      </div>
    </Modal>
  )
}
