import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button/button.tsx'
import { AlertDialog } from '../dialog/alert-dialog.tsx'
import { faultCount } from '../form/fault-count.ts'
import { focusAfter, type Failure, type FormFailure } from './failure.ts'
import * as css from './form-modal.css.ts'

type FailureDialogProps = Readonly<{
  failure: Failure
  refusal: Partial<FormFailure> | undefined
  onClose: () => void
}>

/** Says in place of a form why it was not sent; closing leads to the first field that was refused. */
export function FailureDialog({ failure, refusal, onClose }: FailureDialogProps) {
  const { t, i18n } = useLingui()
  const { faults } = failure
  const said = failure.said ?? {
    title: refusal?.title ?? t`Please check what you entered`,
    message: refusal?.message ?? i18n._(faultCount(faults.length)),
  }
  return (
    <AlertDialog
      isOpen
      title={said.title}
      onClose={onClose}
      returnFocusTo={() => focusAfter(failure)}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p>{said.message}</p>
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.map(({ label, messages }) => {
            const told = messages.join('. ')
            return <li key={label + told}>{t`${label}: ${told}`}</li>
          })}
        </ul>
      )}
    </AlertDialog>
  )
}
