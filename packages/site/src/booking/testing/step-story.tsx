import type { Service, Step } from '@bellows/domain'
import type { ReactNode } from 'react'
import { BookingProvider } from '../flow/booking-provider.tsx'
import type { ContractPlace } from '../flow/contract-place.ts'
import type { BookingEntry } from '../flow/entry.ts'
import type { BookingBase } from '../flow/home.ts'
import { BookingFrame } from '../frame/booking-frame.tsx'
import { makeRecord, makeService, makeState, orchardSaturday, orchardSunday } from './fixtures.ts'
import { StoryWorld, type FakeAnswers, type StoryWorldProps } from './story-world.tsx'

const BASE: BookingBase = { prefix: 'services', id: 'orchard-light-minis' }

const datesAnswer = {
  'GET /api/public/services/orchard-light-minis/service-dates': {
    data: { serviceDates: [orchardSaturday(), orchardSunday()], serverNow: '2030-01-15T10:00:00Z' },
  },
} as const

type StepStoryProps = Omit<StoryWorldProps, 'children'> &
  Readonly<{
    step: Step
    /** The link that it is booked by, and what that knows. */
    link?: Readonly<{ base: BookingBase; entry: BookingEntry }>
    place?: ContractPlace
    service?: Service
    state?: Parameters<typeof makeState>[0]
    children: ReactNode
  }>

/** Answers of a hold in the given state. */
const holdAnswers = (state: StepStoryProps['state'], service: Service): FakeAnswers => ({
  'GET /api/public/bookings/s1': { data: makeState(state) },
  'GET /api/public/services/orchard-light-minis': { data: service },
  ...datesAnswer,
})

/** A step in its frame, with a hold that lasts 12 more minutes. */
export function StepStory({ step, link, place, service = makeService(), ...props }: StepStoryProps) {
  const { state, children, ...world } = props
  const { answers, record = makeRecord() } = world
  return (
    <StoryWorld {...world} record={record} answers={{ ...holdAnswers(state, service), ...answers }}>
      <BookingProvider
        base={link?.base ?? BASE}
        service={service}
        {...(link && { entry: { entry: link.entry, error: null, reload: () => undefined } })}
      >
        <BookingFrame step={step} place={place ?? null} serviceName={service.name}>
          {children}
        </BookingFrame>
      </BookingProvider>
    </StoryWorld>
  )
}
