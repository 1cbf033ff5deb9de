import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useSaidAsItComes } from '../../booking/flow/announcer.tsx'
import { finishPath } from '../../booking/flow/flow.ts'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import * as css from './booking-card.css.ts'

/** The visitor has booked this service, here or in another tab: the way to what was booked. */
export function BookedStrip() {
  const { record } = useBooking()
  if (record?.status !== 'BOOKED' || !record.orderId) return null
  return <Strip orderId={record.orderId} startTime={record.slot?.startTime} />
}

function Strip({ orderId, startTime }: Readonly<{ orderId: string; startTime: string | undefined }>) {
  const words = useSaidAsItComes(useBooking().say)
  const { moment } = useFormats()
  const start = startTime && moment(startTime)
  return (
    <div className={css.words}>
      <Text as="div" ref={words} tone="heading">
        {start ? <Trans>You’re booked: {start}.</Trans> : <Trans>You’re booked.</Trans>}
      </Text>
      <p>
        <a href={finishPath(orderId)}>
          <Trans>See your booking</Trans>
        </a>
      </p>
    </div>
  )
}
