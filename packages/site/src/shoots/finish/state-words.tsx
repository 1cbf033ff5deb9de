import { mainShoot, selectDatePath, type Order } from '@bellows/domain'
import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { BeingChecked } from '../../booking/paying/being-checked.tsx'
import { TimeLost } from '../../booking/paying/time-lost.tsx'
import * as css from './finish.css.ts'

/** What the heading leaves open, where the booking doesn’t simply stand. */
export function StateWords({ order }: Readonly<{ order: Order }>) {
  const { status, customer, isPaidWithoutSlot } = order
  const { maskedEmail } = customer
  if (isPaidWithoutSlot && status !== 'CANCELLED') return <NewTime order={order} />
  if (status === 'WAITLIST')
    return (
      <Text>
        <Trans>
          You hold no time and owe nothing. If a time opens, we write to {maskedEmail} and keep it for you for
          up to 24 hours.
        </Trans>
      </Text>
    )
  if (status === 'INQUIRY' || status === 'MEETING')
    return (
      <Text>
        <Trans>We have your details. As soon as your date is confirmed, we write to {maskedEmail}.</Trans>
      </Text>
    )
  if (status === null) return <MoneyComing order={order} />
  return status === 'CANCELLED' ? <Cancelled order={order} /> : null
}

/** Paid, and not booked before the money has come. */
function MoneyComing({ order }: Readonly<{ order: Order }>) {
  const coming = order.invoices.find(({ isBeingPaid }) => isBeingPaid)
  return coming ? <BeingChecked order={order} amount={coming.amount} /> : null
}

function Cancelled({ order }: Readonly<{ order: Order }>) {
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

/** Another time is a press away. */
const NewTime = ({ order }: Readonly<{ order: Order }>) => (
  <div className={css.lines}>
    <TimeLost />
    <p className={css.notOnPaper}>
      <Button href={selectDatePath(order.id)}>
        <Trans>Choose a new time</Trans>
      </Button>
    </p>
  </div>
)
