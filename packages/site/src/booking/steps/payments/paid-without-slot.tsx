import { phoneHref, selectDatePath, type Order } from '@bellows/domain'
import { Button, Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useSaidAsItComes } from '../../flow/announcer.tsx'
import { useBooking } from '../../flow/booking-context.tsx'
import { useWorld } from '../../world/booking-world.tsx'
import * as css from './payments.css.ts'

/** Paid, and the time went to another in between. */
export function PaidWithoutSlot({ order }: Readonly<{ order: Order }>) {
  const { phone, email } = useWorld().business
  const words = useSaidAsItComes(useBooking().say)
  return (
    <div className={css.lost}>
      <Text as="div" ref={words} tone="heading">
        <Trans>
          Your payment arrived, but your time was taken in between. We’re sorry. Your money is safe: choose a
          new time, or ask for a refund.
        </Trans>
      </Text>
      <Button href={selectDatePath(order.id)}>
        <Trans>Choose a new time</Trans>
      </Button>
      {phone ? (
        <TextLink href={phoneHref(phone)}>{phone}</TextLink>
      ) : (
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      )}
    </div>
  )
}
