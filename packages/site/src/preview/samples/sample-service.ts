import {
  addDays,
  addMinutes,
  dayOf,
  serviceDateSchema,
  serviceSchema,
  wallTime,
  type Business,
  type Service,
  type ServiceDate,
} from '@bellows/domain'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const SAMPLE_SLUG = 'sample-session'
export const SAMPLE_CONTRACT = 'sample-agreement'
const SAMPLE_ID = 'sample'
const UPDATED = '2024-01-01T00:00:00Z'
const LENGTH = 20
const DAYS_AHEAD = 14
const STARTS = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']

/** What every sample is made from. */
export type SampleTerms = Readonly<{
  i18n: I18n
  business: Business
  /** Milliseconds; the samples' own present. */
  now: number
}>

const half = [
  { milestone: 'DURING_BOOKING', percent: 50 },
  { milestone: 'BEFORE_SHOOT_DATE', percent: 50, remainingBalanceDue: 5 },
]

const packages = ({ i18n }: SampleTerms) => [
  {
    id: 'short',
    name: i18n._(msg`Short session`),
    type: 'MULTI',
    description: i18n._(msg`A sample package, to show what your own will look like.`),
    features: [i18n._(msg`8 edited images`), i18n._(msg`Private online gallery`)],
    totalFee: '195',
    shootDuration: LENGTH,
    paymentSetup: half,
  },
  {
    id: 'long',
    name: i18n._(msg`Long session`),
    type: 'MULTI',
    features: [i18n._(msg`15 edited images`), i18n._(msg`Private online gallery`)],
    totalFee: '275',
    shootDuration: LENGTH,
    paymentSetup: half,
  },
]

const addons = ({ i18n }: SampleTerms) => [
  { id: 'more', name: i18n._(msg`5 more images`), fee: '60', maxQuantity: 3 },
  { id: 'prints', name: i18n._(msg`Set of prints`), fee: '90' },
]

const questions = ({ i18n }: SampleTerms) => [
  { id: 'who', type: 'SHORT_TEXT', title: i18n._(msg`Who will be in the pictures?`), options: [] },
  { id: 'wish', type: 'LONG_TEXT', title: i18n._(msg`What should we know beforehand?`), options: [] },
]

/** A service with every step of the booking. */
export function sampleService(terms: SampleTerms): Service {
  const { i18n } = terms
  return serviceSchema.parse({
    id: SAMPLE_ID,
    slug: SAMPLE_SLUG,
    name: i18n._(msg`Sample session`),
    type: 'MULTI_PACKAGES',
    tax: 'EXCLUDE',
    isMiniSession: true,
    packages: packages(terms),
    addons: addons(terms),
    description: `<p>${i18n._(msg`This is a sample. Your own service’s words, packages and times will stand here.`)}</p>`,
    location: i18n._(msg`Your studio`),
    minDuration: LENGTH,
    maxDuration: LENGTH,
    longestSlot: LENGTH,
    numberOfSlotsAvailable: STARTS.length,
    createdDate: UPDATED,
    updatedDate: UPDATED,
    contractTemplates: [{ id: SAMPLE_CONTRACT, name: i18n._(msg`Sample agreement`) }],
    questionnaire: { questions: questions(terms) },
    options: {},
  })
}

/** A morning of times in two weeks, one of them booked. */
export function sampleDates({ i18n, business, now }: SampleTerms): ServiceDate[] {
  const day = addDays(dayOf(now, business.timeZone), DAYS_AHEAD)
  const slots = STARTS.flatMap((clock, index) => {
    const startTime = wallTime(day, clock, business.timeZone)
    if (!startTime) return []
    const endTime = addMinutes(startTime, LENGTH)
    const status = index === 1 ? 'BOOKED' : 'AVAILABLE'
    return [{ id: `sample-${index}`, startTime, endTime, duration: LENGTH, status }]
  })
  return [
    serviceDateSchema.parse({
      id: 'sample-day',
      serviceId: SAMPLE_ID,
      startTime: slots[0]?.startTime,
      duration: 180,
      location: i18n._(msg`Your studio`),
      slots,
      numberOfSlotsAvailable: slots.length - 1,
    }),
  ]
}
