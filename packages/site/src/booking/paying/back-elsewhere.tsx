import { Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { StudioContact } from '../../service/entries/studio-contact.tsx'
import { useSaidAsItComes } from '../flow/announcer.tsx'
import { useBooking } from '../flow/booking-context.tsx'
import { pickerPath, startOf } from '../flow/flow.ts'
import type { Arrival } from '../flow/arrival-in.ts'
import * as css from './paying.css.ts'

/** Back from paying in a browser that cannot tell whether anything was paid. */
export function BackElsewhere({ arrival }: Readonly<{ arrival: Arrival }>) {
  const { service, say } = useBooking()
  const words = useSaidAsItComes(say)
  return (
    <div ref={words} className={css.back}>
      <Text variant="h4" as="p" tone="heading">
        {service.name}
      </Text>
      <Text tone="heading">
        <Trans>You’re back from the payment page. Your booking isn’t kept in this browser.</Trans>
      </Text>
      {arrival === 'returned' ? <Returned /> : <Cancelled />}
      <StudioContact />
    </div>
  )
}

const Returned = () => (
  <>
    <Text>
      <Trans>
        If you have paid, you don’t need to pay again. As soon as the payment arrives, we confirm your booking
        by email.
      </Trans>
    </Text>
    <Text>
      <Trans>To go on, return to the window where you began. If you’re not sure, ask us.</Trans>
    </Text>
  </>
)

function Cancelled() {
  const { base, service } = useBooking()
  return (
    <>
      <Text>
        <Trans>
          Nothing was paid here. To go on, return to the window where you began, or start a new booking.
        </Trans>
      </Text>
      <TextLink reach="target" href={pickerPath(startOf(base, service))}>
        <Trans>Back to the service</Trans>
      </TextLink>
    </>
  )
}
