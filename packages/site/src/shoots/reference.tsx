import type { Order } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './finish.css.ts'

/** What to name when writing or calling, and where the letter went. */
export function Reference({ order }: Readonly<{ order: Order }>) {
  const { reference, customer, status } = order
  const { maskedEmail } = customer
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
          <a href={`/services/${order.serviceSlug}`}>
            <Trans>Continue booking</Trans>
          </a>
        </p>
      )}
    </div>
  )
}
