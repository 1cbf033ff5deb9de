import type { Order } from '@bellows/domain'
import { Heading } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import * as css from './finish.css.ts'

type FinishHeadingProps = Readonly<{ order: Order; ref?: Ref<HTMLHeadingElement> }>

/** How the booking stands, in one line. */
export function FinishHeading({ order, ref }: FinishHeadingProps) {
  return (
    <Heading ref={ref} level="h1" size="h1" tabIndex={-1} className={css.heading}>
      <Words order={order} />
    </Heading>
  )
}

function Words({ order }: Readonly<{ order: Order }>) {
  const { firstName } = order.customer
  const name = <>{firstName}</>
  if (order.isPaidWithoutSlot && order.status === 'BOOKED')
    return <Trans>Your booking needs a new time</Trans>
  switch (order.status) {
    case 'BOOKED':
      return firstName ? <Trans>You’re booked, {name}</Trans> : <Trans>You’re booked</Trans>
    case 'SHOOTED':
      return firstName ? <Trans>Thank you, {name}</Trans> : <Trans>Thank you</Trans>
    case 'CANCELLED':
      return <Trans>This booking was cancelled</Trans>
    case 'WAITLIST':
      return <Trans>You’re on the list</Trans>
    case null:
      return <Trans>This booking isn’t finished yet</Trans>
    default:
      return <Trans>Almost done: the studio confirms your date</Trans>
  }
}
