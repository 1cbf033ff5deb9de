import { AlertDialog, Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking, useTerms } from '../flow/booking-context.tsx'
import { givesNothingBack } from '../flow/flow.ts'
import { useStartOver } from '../flow/use-moves.ts'

/** The hold is over. There is one way on. */
export function Expired() {
  const startOver = useStartOver()
  const { base, record } = useBooking()
  const terms = useTerms()
  return (
    <AlertDialog
      isOpen
      onClose={() => undefined}
      isDismissable={false}
      title={<Trans>Your in-progress booking has expired.</Trans>}
      actions={
        <Button onClick={() => startOver()}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <p>
        {givesNothingBack({ ...terms, base, record }) ? (
          <Trans>What you typed is kept.</Trans>
        ) : (
          <Trans>Your time went back to everyone. What you typed is kept.</Trans>
        )}
      </p>
    </AlertDialog>
  )
}
