import { useLingui } from '@lingui/react/macro'
import { Close, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import * as css from './dialog-head.css.ts'

type DialogHeadProps = Readonly<{
  /** Names the dialog. */
  title: ReactNode
  isDismissable?: boolean | undefined
}>

/** The head of a dialog: its title and the button that closes it. */
export function DialogHead({ title, isDismissable = true }: DialogHeadProps) {
  const { t } = useLingui()
  return (
    <div className={css.head({ look: 'title' })}>
      <DialogTitle>{title}</DialogTitle>
      {isDismissable && (
        <Close asChild>
          <IconButton
            icon="close"
            tone="plain"
            label={t`Close`}
            data-dialog-close=""
            className={css.close({ look: 'title' })}
          />
        </Close>
      )}
    </div>
  )
}

/** What names a dialog; takes the focus where nothing else is to. */
export function DialogTitle({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <Title tabIndex={-1} data-dialog-title="" className={css.title}>
      {children}
    </Title>
  )
}
