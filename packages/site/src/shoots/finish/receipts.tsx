import type { Order } from '@bellows/domain'
import { TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'

/** What was paid of a booking that was cancelled stays on record. */
export function Receipts({ order }: Readonly<{ order: Order }>) {
  if (order.invoices.every(({ paymentStatus }) => paymentStatus !== 'PAID')) return null
  return (
    <p>
      <TextLink reach="line" href={`/shoots/${order.id}/payments`}>
        <Trans>Your payments and receipts</Trans>
      </TextLink>
    </p>
  )
}
