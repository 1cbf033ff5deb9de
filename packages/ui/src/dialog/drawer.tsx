import { useLingui } from '@lingui/react/macro'
import type { Scheme } from '@bellows/tokens'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { Looks } from '../looks/looks.ts'
import { close, head as headOf } from './dialog-head.css.ts'
import * as css from './drawer.css.ts'

export type DrawerProps = Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'popover'> &
  Looks<typeof css.drawer> &
  Readonly<{
    id: string
    /** Its name for screen readers. */
    label: string
    scheme?: Scheme | undefined
    /** Stands beside the close button, e.g. the brand. */
    head?: ReactNode
    children: ReactNode
  }>

/** A popover's button hides it by itself; a modal dialog waits to be told. */
function closeModal(event: MouseEvent<HTMLElement>) {
  const drawer = event.currentTarget.closest('dialog')
  if (!drawer?.open) return
  event.preventDefault()
  drawer.close()
}

/** A panel over the page's edge that stands closed in the page's HTML; `useDrawer` opens it and its button. */
export function Drawer({ side, label, scheme, head, children, className, ...rest }: DrawerProps) {
  const { t } = useLingui()
  return (
    <dialog
      popover="auto"
      aria-label={label}
      data-scheme={scheme}
      data-surface={scheme ? undefined : 'secondary'}
      className={classNames(css.drawer({ side }), className)}
      {...rest}
    >
      <div className={css.content}>
        <div className={headOf({ look: 'bar' })}>
          <IconButton
            icon="close"
            tone="plain"
            label={t`Close`}
            data-dialog-close=""
            popoverTarget={rest.id}
            popoverTargetAction="hide"
            onClick={closeModal}
            className={close({ look: 'bar' })}
          />
          {head}
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  )
}
