import { AlertDialog, Button, Text, useFailureText } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { useLineBack } from '../frame/use-line-back.ts'
import { useAnswers } from '../queries.ts'

type BookingFailedProps = Readonly<{
  message: string
  requestId: string
  isNetwork: boolean
  /** The call’s answer has ended the booking that was kept here. */
  isLogout?: boolean
}>

/** The server refused, in its own words; the times beneath are asked again. */
export function BookingFailed({ message, requestId, isNetwork, isLogout }: BookingFailedProps) {
  const { service, note } = useBooking()
  const { refreshDates } = useAnswers()
  const told = useFailureText()
  const close = () => {
    note({ trouble: null })
    void refreshDates(service.slug)
  }
  useLineBack(isNetwork, close)
  return (
    <AlertDialog
      isOpen
      onClose={close}
      title={<Trans>Booking failed</Trans>}
      actions={
        <Button onClick={close}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p>{told(message)}</p>
      {isLogout && (
        <p>
          <Trans>You have been logged out. What you had begun to book is no longer kept here.</Trans>
        </p>
      )}
      {requestId && <Text variant="small">{requestId}</Text>}
    </AlertDialog>
  )
}
