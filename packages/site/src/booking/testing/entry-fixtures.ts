import type { DateMove, Inquiry, PendingOrder, ReservedSlot } from '@bellows/domain'
import { makeQuote, makeSlot } from './fixtures.ts'
import { makeOrder } from './order-fixture.ts'

export const OFFER_TOKEN = 'offer-offer-offer-offer-1'

export const makePending = (over: Partial<PendingOrder> = {}): PendingOrder => ({
  state: 'open',
  order: makeOrder(),
  slotId: 's1',
  startTime: '2030-01-26T15:00:00Z',
  holdToken: 'order-order-order-order-1',
  settled: ['select-package', 'select-addons', 'your-information'],
  customer: null,
  ...over,
})

export const makeInquiry = (over: Partial<Inquiry> = {}): Inquiry => ({
  id: 'inquiry-1',
  status: 'INQUIRY',
  serviceId: 'orchard',
  serviceSlug: 'orchard-light-minis',
  customer: { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '+1 312 555 0111' },
  wantedDate: null,
  createdDate: '2030-01-10T10:00:00Z',
  ...over,
})

export const makeReserved = (over: Partial<ReservedSlot> = {}): ReservedSlot => ({
  state: 'kept',
  slot: makeSlot(),
  serviceId: 'orchard',
  serviceSlug: 'orchard-light-minis',
  until: '2030-01-16T10:00:00Z',
  customer: { firstName: 'Anna', maskedEmail: 'anna@…' },
  orderId: null,
  serverNow: '2030-01-15T10:00:00Z',
  ...over,
})

/** To the Sunday, at the same price. */
export const makeMove = (over: Partial<DateMove> = {}): DateMove => ({
  startTime: '2030-01-27T16:15:00Z',
  endTime: '2030-01-27T16:35:00Z',
  quote: makeQuote(),
  extra: '0.00',
  isCheaper: false,
  less: '0.00',
  dueDates: [{ id: 'invoice-3', dueDate: '2030-01-27' }],
  isSignedAgain: false,
  ...over,
})
