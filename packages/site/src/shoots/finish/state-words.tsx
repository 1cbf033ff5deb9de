import { mainShoot, selectDatePath, type Order } from '@bellows/domain'
import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './finish.css.ts'

/** What the heading leaves open, where the booking doesn’t simply stand. */
export function StateWords({ order }: Readonly<{ order: Order }>) {
  const { status, customer, isPaidWithoutSlot } = order
  const { maskedEmail } = customer
  if (isPaidWithoutSlot && status !== 'CANCELLED') return <TimeLost order={order} />
  if (status === 'WAITLIST')
    return (
      <Text>
        <Trans>
          You hold no time and owe nothing. If a time opens, we write to {maskedEmail} and keep it for you for
          24 hours.
        </Trans>
      </Text>
    )
  if (status === 'INQUIRY' || status === 'MEETING')
    return (
      <Text>
        <Trans>We have your details. As soon as your date is confirmed, we write to {maskedEmail}.</Trans>
      </Text>
    )
  if (status !== 'CANCELLED') return null
  return (
    <Text>
      {mainShoot(order) ? (
        <Trans>
          Your time is free again, and nothing more is due. If you have questions, call us or write to us.
        </Trans>
      ) : (
        <Trans>Nothing more is due. If you have questions, call us or write to us.</Trans>
      )}
    </Text>
  )
}

/** Paid, but the time went to somebody else meanwhile. */
function TimeLost({ order }: Readonly<{ order: Order }>) {
  return (
    <div className={css.lines}>
      <Text>
        <Trans>
          Your payment arrived, but your time was taken in between. We’re sorry. Your money is safe: choose a
          new time, or ask for a refund.
        </Trans>
      </Text>
      <p className={css.notOnPaper}>
        <Button href={selectDatePath(order.id)}>
          <Trans>Choose a new time</Trans>
        </Button>
      </p>
    </div>
  )
}
