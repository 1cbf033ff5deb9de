import { firstName, type Inquiry, type Service } from '@bellows/domain'
import { Skeleton, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import type { ServiceDates } from '../../booking/queries.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { ServicePanel, type ServicePanelProps } from '../panel/service-panel.tsx'
import { useWay } from '../panel/use-way.ts'
import { offersBooking, type Way } from '../panel/way.ts'
import { isClosed } from './booking-entries.ts'
import { ServiceLink } from './closed-offer.tsx'
import { EntryBooking } from './entry-booking.tsx'
import { EntryNotice } from './entry-notice.tsx'
import { StudioContact } from './studio-contact.tsx'
import { useInquiryEntry } from './use-entry.ts'

type InquiryPanelProps = ServicePanelProps & Readonly<{ inquiryId: string; service: Service }>

/** The service that somebody asked about, with what they told. */
export function InquiryPanel({ inquiryId, service, ...panel }: InquiryPanelProps) {
  const { inquiry, answer } = useInquiryEntry(inquiryId)
  if (!inquiry) {
    const notice = answer.error ? (
      <CallFailure error={answer.error} retry={answer.reload} />
    ) : (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    )
    return (
      <EntryBooking prefix="inquiries" id={inquiryId} service={service} entry={answer}>
        <ServicePanel {...panel} notice={notice} />
      </EntryBooking>
    )
  }
  return (
    <EntryBooking prefix="inquiries" id={inquiryId} service={service} entry={answer}>
      {isClosed(inquiry) ? (
        <ServicePanel {...panel} notice={<Closed />} own={<ServiceLink />} />
      ) : (
        <ServicePanel
          {...panel}
          notice={<Welcome inquiry={inquiry} dates={panel.dates} />}
          wantedDay={inquiry.wantedDate}
        />
      )}
    </EntryBooking>
  )
}

type WelcomeProps = Readonly<{ inquiry: Inquiry; dates: ServiceDates }>

function Welcome({ inquiry, dates }: WelcomeProps) {
  const first = firstName(inquiry.customer.fullName)
  const name = <>{first}</>
  return (
    <EntryNotice title={first ? <Trans>Welcome back, {name}.</Trans> : <Trans>Welcome back.</Trans>}>
      <WayOn way={useWay({ dates })} wantedDay={inquiry.wantedDate} />
    </EntryNotice>
  )
}

/** What the card below leads to; where it says why nothing can be booked, only the answer to what was asked. */
function WayOn({ way, wantedDay }: Readonly<{ way: Way; wantedDay: string | null }>) {
  const { day: dayText } = useFormats()
  if (isFull.has(way)) {
    const day = wantedDay && dayText(wantedDay)
    return (
      day && (
        <Text>
          <Trans>The date you asked for, {day}, isn’t free.</Trans>
        </Text>
      )
    )
  }
  if (!offersBooking(way)) return null
  return (
    <Text>
      {way === 'times' || way === 'fullSession' ? (
        <Trans>Choose a time to book what you asked about.</Trans>
      ) : (
        <Trans>You can book what you asked about here.</Trans>
      )}
    </Text>
  )
}

const isFull: ReadonlySet<Way> = new Set(['waitlist', 'soldOut'])

function Closed() {
  return (
    <EntryNotice title={<Trans>What you asked about is settled already.</Trans>}>
      <StudioContact />
    </EntryNotice>
  )
}
