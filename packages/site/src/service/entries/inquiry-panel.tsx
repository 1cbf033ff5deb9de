import { firstName, type Inquiry, type Service } from '@bellows/domain'
import { Skeleton, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { ServicePanel, type ServicePanelProps } from '../panel/service-panel.tsx'
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
        <ServicePanel {...panel} notice={<Closed />} own={<ServiceLink slug={service.slug} />} />
      ) : (
        <ServicePanel
          {...panel}
          notice={<Welcome inquiry={inquiry} service={service} />}
          wantedDay={inquiry.wantedDate}
        />
      )}
    </EntryBooking>
  )
}

function Welcome({ inquiry, service }: Readonly<{ inquiry: Inquiry; service: Service }>) {
  const first = firstName(inquiry.customer.fullName)
  const name = <>{first}</>
  const { isPaused, isBookingWithoutTime } = service.options
  return (
    <EntryNotice title={first ? <Trans>Welcome back, {name}.</Trans> : <Trans>Welcome back.</Trans>}>
      {!isPaused && (
        <Text>
          {isBookingWithoutTime ? (
            <Trans>You can book what you asked about here.</Trans>
          ) : (
            <Trans>Choose a time to book what you asked about.</Trans>
          )}
        </Text>
      )}
    </EntryNotice>
  )
}

function Closed() {
  return (
    <EntryNotice title={<Trans>What you asked about is settled already.</Trans>}>
      <StudioContact />
    </EntryNotice>
  )
}
