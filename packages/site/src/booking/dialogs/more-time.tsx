import { AlertDialog, Button } from '@bellows/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { useMoreTime } from '../flow/use-more-time.ts'
import { useSession } from '../flow/use-session.ts'
import { CallFailure } from '../frame/call-failure.tsx'

/** Offers more time in the last minute. */
export function MoreTime() {
  const { hold, note } = useBooking()
  const { ask, isAsking, failure } = useMoreTime()
  const held = useSession((session) => (session.kind === 'held' ? session : null))
  if (!held) return null
  const decline = () => note({ declined: hold.state?.lockoutEnd ?? null })
  const offer = (
    <>
      <Button onClick={ask} isBusy={isAsking}>
        <Trans>Yes! I need more time</Trans>
      </Button>
      <Button variant="text" onClick={decline}>
        <Trans>No, thanks</Trans>
      </Button>
    </>
  )
  const close = (
    <Button onClick={decline}>
      <Trans>Close</Trans>
    </Button>
  )
  return (
    <AlertDialog
      isOpen
      onClose={decline}
      title={<Trans>Session about to expire</Trans>}
      actions={held.isExtendable ? offer : close}
    >
      <p aria-live="off">
        <Trans>
          Your time is held for <Plural value={held.secondsLeft} one="# more second" other="# more seconds" />
          .
        </Trans>
      </p>
      <p>
        {held.isExtendable ? (
          <Trans>Get an extra 15 minutes.</Trans>
        ) : (
          <Trans>This booking can’t be extended further.</Trans>
        )}
      </p>
      {failure && <CallFailure error={failure} />}
    </AlertDialog>
  )
}
