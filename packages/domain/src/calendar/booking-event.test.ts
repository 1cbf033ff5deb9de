import { expect, test } from 'vitest'
import { orderSchema } from '../entities/order.ts'
import { makeSlot } from '../testing/fixtures.ts'
import { bookingEvent, cancelledEvent } from './booking-event.ts'

const amount = '195.00'

const order = orderSchema.parse({
  id: 'order-order-order-order-1',
  reference: '7QK-2M4',
  status: 'BOOKED',
  customer: { firstName: 'Anna', maskedEmail: 'anna@…' },
  service: {
    id: 'orchard',
    slug: 'orchard',
    name: 'Orchard',
    type: 'MULTI_PACKAGES',
    isMiniSession: true,
    location: 'Barrington',
    updatedDate: '2029-12-02T00:00:00Z',
  },
  serviceSlug: 'orchard',
  package: null,
  addons: [],
  slot: makeSlot(),
  shoots: [{ id: 'shoot-1', shootTime: '2030-01-26T15:00:00.000Z', duration: 20 }],
  quote: {
    currency: 'USD',
    lines: [],
    subtotal: amount,
    tax: null,
    total: amount,
    dueToday: amount,
    laterCount: 0,
  },
  invoices: [],
  dueNow: amount,
  paid: '0.00',
  left: amount,
  signContracts: [],
  questionnaire: null,
  howItWorks: [],
  termsVersion: 3,
  serverNow: '2030-01-15T10:00:00Z',
})
const around = { domain: 'studio.example', details: 'Reference 7QK-2M4' }

test('a booking is one event: its name stays, its version rises with the order’s', () => {
  const event = bookingEvent(order, around)
  expect(event).toMatchObject({
    id: 'order-order-order-order-1@studio.example',
    sequence: 3,
    title: 'Orchard',
    startTime: '2030-01-26T15:00:00.000Z',
    endTime: '2030-01-26T15:20:00.000Z',
    place: 'Barrington',
  })
  const moved = bookingEvent({ ...order, termsVersion: 4 }, around)
  expect([moved?.id, moved?.sequence]).toEqual([event?.id, 4])
})

test('what is not booked, or has no date, is none', () => {
  expect(bookingEvent({ ...order, status: 'CANCELLED' }, around)).toBeNull()
  expect(bookingEvent({ ...order, status: null }, around)).toBeNull()
  expect(bookingEvent({ ...order, slot: null, shoots: [] }, around)).toBeNull()
})

test('what was cancelled leaves the calendar by the name that it came under, as a later version', () => {
  const event = cancelledEvent({ ...order, status: 'CANCELLED' }, around)
  expect(event).toMatchObject({ id: bookingEvent(order, around)?.id, sequence: 4, isCancelled: true })
  expect(cancelledEvent(order, around)).toBeNull()
  expect(cancelledEvent({ ...order, status: 'CANCELLED', slot: null, shoots: [] }, around)).toBeNull()
})
