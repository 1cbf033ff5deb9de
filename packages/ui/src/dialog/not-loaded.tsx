import { Trans } from '@lingui/react/macro'
import { Button } from '../button/button.tsx'
import { PlainDialog, type PlainDialogProps } from './plain-dialog.tsx'

export type NotLoadedProps = Omit<PlainDialogProps, 'title' | 'actions' | 'children'>

/** Stands for what was to open while its code does not come; goes when it does. */
export function NotLoaded({ onClose, ...rest }: NotLoadedProps) {
  return (
    <PlainDialog
      {...rest}
      onClose={onClose}
      title={<Trans>There is no connection</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This opens as soon as you are back online. What you typed is kept.</Trans>
      </p>
    </PlainDialog>
  )
}
