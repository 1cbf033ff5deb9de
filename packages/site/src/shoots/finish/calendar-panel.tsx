import { phoneHref, bookingEvents, cancelledEvents, type CalendarEvent, type Order } from '@bellows/domain'
import { Button, Heading, Text, TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { googleHref, icsHref, outlookHref } from './calendar-links.ts'
import * as css from './finish.css.ts'

/** The date for the visitor's own calendar, and whom to ask. */
export function CalendarPanel({ order }: Readonly<{ order: Order }>) {
  const { domain } = useWorld().business
  const { t } = useLingui()
  const { reference } = order
  const around = { domain, details: t`Reference ${reference}` }
  const events = bookingEvents(order, around)
  const cancelled = cancelledEvents(order, around)
  return (
    <>
      {events[0] && <Calendar events={events} first={events[0]} />}
      {cancelled.length > 0 && (
        <Button variant="outline" href={icsHref(cancelled)} download="cancelled.ics" className={css.wide}>
          <Trans>Take it out of my calendar</Trans>
        </Button>
      )}
      <Contact />
    </>
  )
}

type CalendarProps = Readonly<{ events: readonly CalendarEvent[]; first: CalendarEvent }>

/** The file has every shoot; a calendar on the web is shown the one that was booked. */
function Calendar({ events, first }: CalendarProps) {
  return (
    <section className={css.lines}>
      <Heading level="h2" size="h4">
        <Trans>Add to calendar</Trans>
      </Heading>
      <Button variant="outline" href={icsHref(events)} download="booking.ics" className={css.wide}>
        <Trans>Download .ics</Trans>
      </Button>
      <p className={css.links}>
        <Button variant="text" size="s" href={googleHref(first)} rel="noopener">
          Google
        </Button>
        <Button variant="text" size="s" href={outlookHref(first)} rel="noopener">
          Outlook
        </Button>
      </p>
    </section>
  )
}

function Contact() {
  const { businessName, phone, email } = useWorld().business
  return (
    <section className={css.lines}>
      <Heading level="h2" size="h4">
        <Trans>Contact</Trans>
      </Heading>
      <Text>{businessName}</Text>
      {phone && (
        <Text>
          <TextLink href={phoneHref(phone)}>{phone}</TextLink>
        </Text>
      )}
      {email && (
        <Text>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Text>
      )}
    </section>
  )
}
