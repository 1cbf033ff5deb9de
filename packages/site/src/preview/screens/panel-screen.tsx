import { saidTitle } from '@bellows/domain'
import { BookingProvider } from '../../booking/flow/booking-provider.tsx'
import { ServicePanel } from '../../service/panel/service-panel.tsx'
import type { Shown } from '../shown.ts'
import type { Sample } from '../samples/sample-booking.ts'
import { sampleDates } from '../samples/sample-service.ts'
import { SampleWorld } from './sample-world.tsx'

const sampleOffer = ({ terms, service }: Sample) => ({
  service,
  dates: { serviceDates: sampleDates(terms), serverNow: new Date(terms.now).toISOString() },
})

/** The panel of a service page: of the page's own service, else of a sample. */
export function PanelScreen({ shown }: Readonly<{ shown: Shown }>) {
  const { business, offer, page } = shown
  const titleAbove = saidTitle(page.contents[0]?.block)
  return (
    <SampleWorld business={business} stage="looking">
      {(sample) => {
        const { service, dates } = offer ?? sampleOffer(sample)
        return (
          <BookingProvider base={{ prefix: 'services', id: service.slug }} service={service}>
            <ServicePanel titleAbove={titleAbove} dates={dates} inquiryHref="/" />
          </BookingProvider>
        )
      }}
    </SampleWorld>
  )
}
