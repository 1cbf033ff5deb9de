import { stepPath, steps, type BookingRecord, type Order } from '@bellows/domain'
import { Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useWorld } from '../../booking/world/booking-world.tsx'
import * as css from './finish.css.ts'

/** The step of the order that was left, or its last one, which leads back to what is missing. */
const stepLeft = ({ id, serviceSlug }: Order, record: BookingRecord | null): string =>
  stepPath(
    { prefix: 'services', id: serviceSlug },
    steps.find((step) => record?.orderId === id && step === record.step) ?? 'payments',
  )

/** What to name when writing or calling, and where the letter went. */
export function Reference({ order }: Readonly<{ order: Order }>) {
  const { reference, customer, status } = order
  const { maskedEmail } = customer
  const { records } = useWorld()
  return (
    <div className={css.lines}>
      <Text tone="heading">
        <Trans>Reference {reference}</Trans>
      </Text>
      {status === 'BOOKED' && maskedEmail && (
        <Text>
          <Trans>We sent this to {maskedEmail}</Trans>
        </Text>
      )}
      {status === null && (
        <p>
          <TextLink reach="target" href={stepLeft(order, records.get().record)}>
            <Trans>Continue booking</Trans>
          </TextLink>
        </p>
      )}
    </div>
  )
}
