import { isBeingPaid, pendingPath, stepPath, steps, type BookingRecord, type Order } from '@bellows/domain'
import { Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { openPath } from '../../booking/flow/open-contract.ts'
import type { BookingBase } from '../../booking/flow/home.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import * as css from './finish.css.ts'

/** Where the order goes on, as far as the record does not say. */
const plainBase = ({ id, serviceSlug, prepared }: Order): BookingBase =>
  prepared ? { prefix: 'pending', id } : { prefix: 'services', id: serviceSlug }

/** The step of the order that was left, or its last one, which leads back to what is missing. */
function stepLeft(order: Order, record: BookingRecord | null): string {
  const { signContracts: contracts } = order
  if (record?.orderId !== order.id)
    return order.prepared ? pendingPath(order.id) : stepPath(plainBase(order), 'payments')
  const step = steps.find((one) => one === record.step) ?? 'payments'
  return openPath(record.link ?? plainBase(order), step, { contracts, signed: record.signedContracts })
}

/** Where money is on its way the order is gone on with only by whoever holds its time: others would find it taken. */
const mayGoOn = (order: Order, record: BookingRecord | null): boolean =>
  order.status === null && (record?.orderId === order.id || !isBeingPaid(order))

/** What to name when writing or calling, and where the letter went. */
export function Reference({ order }: Readonly<{ order: Order }>) {
  const { reference, customer, status } = order
  const { maskedEmail } = customer
  const { record } = useWorld().records.get()
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
      {mayGoOn(order, record) && (
        <p>
          <TextLink reach="target" href={stepLeft(order, record)}>
            <Trans>Continue booking</Trans>
          </TextLink>
        </p>
      )}
    </div>
  )
}
