import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { actions as actionRow, boxes, close, content, head, text, title as titleStyle } from './dialog.css.ts'
import { Modal, type DialogElementProps } from './modal.tsx'
import type { ModalOptions } from './use-modal.ts'

export type DialogProps = DialogElementProps &
  Pick<ModalOptions, 'returnFocusTo'> &
  Readonly<{
    isOpen: boolean
    onClose: () => void
    title: ReactNode
    /** `message` is at most 560 px wide, `picker` 880. */
    width?: keyof typeof boxes
    /** Without it there is no close button and Esc does nothing. */
    isDismissable?: boolean
    /** Where the focus goes at opening; a selector means the first match inside. */
    initialFocus?: 'title' | 'close' | (string & {})
    /** Buttons, the primary one first. */
    actions?: ReactNode
    children?: ReactNode
  }>

const places: Record<string, string> = { title: '[data-dialog-title]', close: '[data-dialog-close]' }

/** A modal dialog; on phones a sheet from the bottom edge. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { t } = useLingui()
  const id = useId()
  const { title, actions, children, initialFocus = 'title', width = 'message', className, ...rest } = props
  const { onClose, isDismissable = true } = rest
  return (
    <Modal
      labelledBy={id}
      focusOn={places[initialFocus] ?? initialFocus}
      className={classNames(boxes[width], className)}
      {...rest}
    >
      <div className={content}>
        <div className={head}>
          <h2 id={id} tabIndex={-1} data-dialog-title="" className={titleStyle}>
            {title}
          </h2>
          {isDismissable && (
            <IconButton
              icon="close"
              tone="plain"
              label={t`Close`}
              data-dialog-close=""
              className={close}
              onClick={onClose}
            />
          )}
        </div>
        {children && <div className={text}>{children}</div>}
        {actions && <div className={actionRow}>{actions}</div>}
      </div>
    </Modal>
  )
}
