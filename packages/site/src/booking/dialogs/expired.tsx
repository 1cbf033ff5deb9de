import { AlertDialog, Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useTerms } from '../flow/booking-context.tsx'
import { useStartOver } from '../flow/use-moves.ts'

/** The hold is over. There is one way on. */
export function Expired() {
  const startOver = useStartOver()
  const { entry, service } = useTerms()
  // A time of the visitor's own link goes back to nobody while the link stands.
  const givesNothingBack = entry.kept !== null || service.options.isBookingWithoutTime
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
        {givesNothingBack ? (
          <Trans>What you typed is kept.</Trans>
        ) : (
          <Trans>Your time went back to everyone. What you typed is kept.</Trans>
        )}
      </p>
    </AlertDialog>
  )
}
