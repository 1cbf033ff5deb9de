import {
  BOOKING_RECORD_VERSION,
  MINUTE,
  quote,
  type AddonChoice,
  type BookingRecord,
  type Service,
  type Slot,
} from '@bellows/domain'
import type { HeldBooking } from '../../booking/queries.ts'
import { sampleDates, sampleService, type SampleTerms } from './sample-service.ts'

const HELD_FOR = 12 * MINUTE
export const SAMPLE_ORDER = 'sample-order-sample-order-1'
export const SAMPLE_TOKEN = 'sample-token-sample-token'

/** What a visitor has chosen so far. */
export type SampleChoice = Readonly<{ packageId: string | null; addons: readonly AddonChoice[] }>
export const sampleChoice: SampleChoice = { packageId: 'short', addons: [{ id: 'more', quantity: 1 }] }

export type Sample = Readonly<{ terms: SampleTerms; service: Service; slot: Slot }>

/** One service, and the time of it that is held. */
export function sampleOf(terms: SampleTerms): Sample {
  const service = sampleService(terms)
  const [free] = sampleDates(terms)[0]?.slots ?? []
  if (!free) throw new Error('A sample day has times')
  const lockoutEnd = new Date(terms.now + HELD_FOR).toISOString()
  return {
    terms,
    service,
    slot: { ...free, status: 'BOOKING', lockoutEnd, serviceUpdatedDate: service.updatedDate },
  }
}

export const sampleQuote = ({ terms, service, slot }: Sample, choice: SampleChoice) =>
  quote(service, { ...choice, slot, now: terms.now }, terms.business)

export const sampleState = (sample: Sample, choice = sampleChoice): HeldBooking => ({
  slot: sample.slot,
  serviceId: sample.service.id,
  serviceSlug: sample.service.slug,
  serviceUpdatedDate: sample.service.updatedDate,
  packageId: choice.packageId,
  addons: [...choice.addons],
  lockoutEnd: sample.slot.lockoutEnd ?? null,
  extensionsLeft: 1,
  quote: sampleQuote(sample, choice),
  serverNow: new Date(sample.terms.now).toISOString(),
  isHeldByYou: true,
})

export const sampleRecord = ({ terms, service, slot }: Sample): BookingRecord => ({
  version: BOOKING_RECORD_VERSION,
  businessId: terms.business.id,
  serviceId: service.id,
  serviceSlug: service.slug,
  slot,
  status: 'BOOKING',
  addedTime: null,
  selectedPackage: sampleChoice.packageId,
  addons: [...sampleChoice.addons],
  unsentPackage: null,
  unsentAddons: null,
  customer: null,
  signedContracts: [],
  signing: null,
  answers: [],
  orderAnswers: [],
  waitlist: null,
  holdToken: SAMPLE_TOKEN,
  asked: null,
  orderId: SAMPLE_ORDER,
  inquiryId: null,
  link: null,
  step: null,
})
