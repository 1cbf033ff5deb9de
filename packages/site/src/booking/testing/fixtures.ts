import {
  bookingAvailabilitySchema,
  packageSchema,
  serviceSchema,
  slotSchema,
  type BookingAvailability,
  type BookingRecord,
  type Package,
  type Quote,
  type Service,
  type ServiceDate,
  type Slot,
  MINUTE,
} from '@bellows/domain'
import type { HeldBooking } from '../queries.ts'

/** The moment at which the fixed data are looked at. */
export const NOW = Date.parse('2030-01-15T10:00:00Z')
export const HOLD_END = '2030-01-15T10:12:00Z'
const UPDATED = '2029-12-02T00:00:00Z'

const earlyBird = {
  name: 'Early bird',
  amount: 10,
  startDate: '2030-01-01T06:00:00Z',
  endDate: '2030-01-24T14:00:00Z',
  maxSlots: 10,
  usedCount: 3,
}

const mini: Package = packageSchema.parse({
  id: 'mini',
  name: 'Mini',
  type: 'MULTI',
  description: 'For families who want one good picture for the wall and a few for the grandparents.',
  features: ['8 edited images', 'One family, up to 5 people', 'Private online gallery'],
  totalFee: '195.00',
  shootDuration: 20,
  discount: earlyBird,
})

const miniPlus: Package = packageSchema.parse({
  id: 'mini-plus',
  name: 'Mini Plus',
  type: 'MULTI',
  description: 'The same twenty minutes, with more to keep.',
  features: [
    '15 edited images',
    'One family, up to 5 people',
    'Private online gallery',
    'Set of 5 × 7 prints',
  ],
  totalFee: '275.00',
  shootDuration: 20,
})

const addons = [
  { id: 'more', name: '5 more images', fee: '60.00', maxQuantity: 3 },
  { id: 'all', name: 'All images', description: 'Every picture we keep, edited.', fee: '150.00' },
  { id: 'person', name: 'Extra person', fee: '25.00', maxQuantity: 5 },
  { id: 'pet', name: 'Pet', fee: '15.00' },
  { id: 'rush', name: 'Ready in 3 days', fee: '75.00' },
]

export function makeService(over: Partial<Service> = {}): Service {
  return {
    ...serviceSchema.parse({
      id: 'orchard',
      slug: 'orchard-light-minis',
      name: 'Orchard Light Minis',
      type: 'MULTI_PACKAGES',
      tax: 'EXCLUDE',
      isMiniSession: true,
      packages: [mini, miniPlus],
      description:
        '<p>Twenty unhurried minutes among the old apple trees, at the hour when the light comes through the leaves. We keep what is yours: the way you carry each other, the laughing, the mud.</p>',
      location: 'Miller’s Orchard, Barrington',
      minDuration: 20,
      maxDuration: 20,
      numberOfSlotsAvailable: 6,
      createdDate: '2029-12-01T00:00:00Z',
      updatedDate: UPDATED,
      options: {},
    }),
    ...over,
  }
}

export const withAddons = (): Service =>
  makeService({ addons: serviceSchema.shape.addons.parse(addons) ?? [] })

export function makeSlot(over: Partial<Slot> = {}): Slot {
  const base = {
    id: 's1',
    startTime: '2030-01-26T15:00:00Z',
    endTime: '2030-01-26T15:20:00Z',
    duration: 20,
    status: 'AVAILABLE',
  }
  return { ...slotSchema.parse(base), ...over }
}

/** Slots of 20 minutes with 5 between them from an instant on, each changed as given. */
export function slotsFrom(id: string, start: string, changes: readonly Partial<Slot>[]): Slot[] {
  return changes.map((change, index) => {
    const from = Date.parse(start) + index * 25 * MINUTE
    return makeSlot({
      id: `${id}-${index + 1}`,
      startTime: new Date(from).toISOString(),
      endTime: new Date(from + 20 * MINUTE).toISOString(),
      ...change,
    })
  })
}

export const oneDate = (slots: Slot[], over: Partial<ServiceDate> = {}): ServiceDate => ({
  id: 'sat',
  serviceId: 'orchard',
  startTime: slots[0]?.startTime ?? '2030-01-26T15:00:00Z',
  duration: 180,
  location: 'Miller’s Orchard, Barrington',
  slots,
  numberOfSlotsAvailable: slots.length,
  ...over,
})

const premium = {
  isPremium: true,
  premiumFee: '45.00',
  premiumNote: 'Golden hour: the last light over the orchard.',
}

/** A day with everything: taken, being booked, a break, not offered, premium. */
export const orchardSaturday = (): ServiceDate =>
  oneDate([
    ...slotsFrom('am', '2030-01-26T15:00:00Z', [
      {},
      { status: 'BOOKED' },
      {},
      { status: 'BOOKING', lockoutEnd: '2030-01-15T10:09:00Z' },
      { status: 'BOOKED' },
      { isDisabled: true },
    ]),
    makeSlot({
      id: 'noon',
      startTime: '2030-01-26T17:30:00Z',
      endTime: '2030-01-26T21:00:00Z',
      duration: 210,
      isBreakTime: true,
    }),
    ...slotsFrom('pm', '2030-01-26T21:00:00Z', [{}, {}, { status: 'BOOKED' }, {}]),
    ...slotsFrom('gold', '2030-01-26T23:45:00Z', [premium, premium]),
  ])

/** The same day, its first time booked meanwhile. */
export const saturdayWithoutNine = (): ServiceDate => {
  const date = orchardSaturday()
  const [nine, ...others] = date.slots
  return { ...date, slots: nine ? [{ ...nine, status: 'BOOKED' }, ...others] : [] }
}

export const orchardSunday = (): ServiceDate =>
  oneDate(slotsFrom('sun', '2030-01-27T15:00:00Z', [{}, {}, { status: 'BOOKED' }, {}, {}, {}]), {
    id: 'sun',
    location: 'Barn Lane, Woodstock',
  })

const miniLines: Quote['lines'] = [
  { kind: 'package', label: 'Mini', quantity: 1, amount: '195.00' },
  { kind: 'discount', label: 'Early bird', quantity: 1, amount: '-19.50', percent: 10 },
  { kind: 'addon', label: '5 more images', quantity: 1, amount: '60.00' },
  { kind: 'premium', label: '', quantity: 1, amount: '45.00' },
]
const TAX_RATE = 8.25
const inCents = (amount: string) => Math.round(100 * Number(amount))
const money = (cents: number) => (cents / 100).toFixed(2)

/** What is due for these lines: they add up to their subtotal, and that with its tax to the total; half is due now. */
export function makeQuote({
  lines = miniLines,
  ...over
}: Partial<Omit<Quote, 'subtotal' | 'total'>> = {}): Quote {
  const subtotal = lines.reduce((sum, { amount }) => sum + inCents(amount), 0)
  const tax = Math.round((subtotal * TAX_RATE) / 100)
  const total = subtotal + tax
  return {
    currency: 'USD',
    lines,
    subtotal: money(subtotal),
    tax: { label: 'Sales tax', rate: TAX_RATE, amount: money(tax), isIncluded: false },
    total: money(total),
    dueToday: money(Math.round(total / 2)),
    laterCount: 1,
    ...over,
  }
}

export const makeAvailability = (over: Partial<BookingAvailability>): BookingAvailability =>
  bookingAvailabilitySchema.parse(over)

export function makeRecord(over: Partial<BookingRecord> = {}): BookingRecord {
  return {
    version: 1,
    businessId: 'alder',
    serviceId: 'orchard',
    serviceSlug: 'orchard-light-minis',
    slot: makeSlot({ status: 'BOOKING', lockoutEnd: HOLD_END, serviceUpdatedDate: UPDATED }),
    status: 'BOOKING',
    addedTime: null,
    selectedPackage: null,
    addons: [],
    unsentPackage: null,
    unsentAddons: null,
    customer: null,
    signedContracts: [],
    signing: null,
    answers: [],
    orderAnswers: [],
    waitlist: null,
    holdToken: 'token-token-token-token-1',
    asked: null,
    orderId: null,
    inquiryId: null,
    link: null,
    step: null,
    ...over,
  }
}

export const makeState = (over: Partial<HeldBooking> = {}): HeldBooking => ({
  slot: makeRecord().slot,
  serviceId: 'orchard',
  serviceSlug: 'orchard-light-minis',
  serviceUpdatedDate: UPDATED,
  packageId: null,
  addons: [],
  lockoutEnd: HOLD_END,
  extensionsLeft: 10,
  quote: null,
  serverNow: '2030-01-15T10:00:00Z',
  isHeldByYou: true,
  ...over,
})
