import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import * as css from './booking-card.css.ts'
import type { Way } from './way.ts'

type ClosedWayProps = Readonly<{ way: Way; inquiryHref: string }>

/** Nothing to book here now: why, and whom to ask; a list is asked by its own button. */
export function ClosedWay({ way, inquiryHref }: ClosedWayProps) {
  if (way === 'waitlist') return null
  return (
    <div className={css.words}>
      <Reason way={way} />
      <Button variant={way === 'inquiry' ? 'solid' : 'outline'} href={inquiryHref} className={css.wide}>
        <Trans>Inquire now</Trans>
      </Button>
    </div>
  )
}

/** Why nothing can be booked now. */
export function Reason({ way }: Readonly<{ way: Way }>) {
  if (way === 'paused')
    return (
      <Text>
        <Trans>Not taking bookings right now. Send an inquiry and we’ll write when it opens.</Trans>
      </Text>
    )
  if (way === 'waitlist')
    return (
      <Text>
        <Trans>
          Every time is booked. Join the list: it holds nothing and costs nothing. If a time opens, we write
          to you first.
        </Trans>
      </Text>
    )
  if (way === 'soldOut')
    return (
      <Text>
        <Trans>Every time is booked.</Trans>
      </Text>
    )
  return null
}
