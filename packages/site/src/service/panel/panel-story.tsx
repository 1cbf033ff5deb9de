import type { Service, Slot } from '@bellows/domain'
import { BookingProvider } from '../../booking/flow/booking-provider.tsx'
import {
  makeSlot,
  makeState,
  orchardSaturday,
  orchardSunday,
  withAddons,
} from '../../booking/testing/fixtures.ts'
import { StoryWorld, type StoryWorldProps } from '../../booking/testing/story-world.tsx'
import { ServicePanel } from './service-panel.tsx'

const BASE = { prefix: 'services', id: 'orchard-light-minis' } as const
const usual = { service: withAddons(), dates: [orchardSaturday(), orchardSunday()] }

export type PanelStoryProps = Omit<StoryWorldProps, 'children'> &
  Readonly<{
    service?: Service
    dates?: ReturnType<typeof orchardSaturday>[]
    /** The one time that the address stands for. */
    offer?: Slot
  }>

/** The panel of a service page with fixed data. */
export function PanelStory({
  service = usual.service,
  dates = usual.dates,
  offer,
  ...world
}: PanelStoryProps) {
  const loaded = { serviceDates: dates, serverNow: '2030-01-15T10:00:00Z' }
  const answers = {
    'GET /api/public/services/orchard-light-minis': { data: service },
    'GET /api/public/services/orchard-light-minis/service-dates': { data: loaded },
    'GET /api/public/bookings/s1': { data: makeState() },
    ...world.answers,
  }
  return (
    <StoryWorld {...world} answers={answers}>
      <BookingProvider base={offer ? { prefix: 'slots', id: offer.id } : BASE} service={service}>
        <ServicePanel dates={loaded} inquiryHref="/contact" {...(offer && { offer })} />
      </BookingProvider>
    </StoryWorld>
  )
}

/** The answer to a hold of a slot. */
export const held = (slotId: string, over: Parameters<typeof makeSlot>[0] = {}) => ({
  data: {
    ...makeState({ slot: makeSlot({ id: slotId, status: 'BOOKING', ...over }) }),
    holdToken: 'token-token-token-token-1',
  },
})
