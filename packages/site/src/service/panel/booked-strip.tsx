import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { finishPath } from '../../booking/flow/flow.ts'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import * as css from './booking-card.css.ts'

/** The visitor has booked this service, here or in another tab: the way to what was booked. */
export function BookedStrip() {
  const { record } = useBooking()
  const { moment } = useFormats()
  if (record?.status !== 'BOOKED' || !record.orderId) return null
  const start = record.slot && moment(record.slot.startTime)
  return (
    <div className={css.words} role="status">
      <Text tone="heading">
        {start ? <Trans>You’re booked: {start}.</Trans> : <Trans>You’re booked.</Trans>}
      </Text>
      <p>
        <a href={finishPath(record.orderId)}>
          <Trans>See your booking</Trans>
        </a>
      </p>
    </div>
  )
}
