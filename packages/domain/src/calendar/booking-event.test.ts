import { expect, test } from 'vitest'
import { orderSchema } from '../entities/order.ts'
import { makeSlot } from '../testing/fixtures.ts'
import { bookingEvents, cancelledEvents } from './booking-event.ts'

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
  const [event] = bookingEvents(order, around)
  expect(event).toMatchObject({
    id: 'order-order-order-order-1@studio.example',
    sequence: 3,
    title: 'Orchard',
    startTime: '2030-01-26T15:00:00.000Z',
    endTime: '2030-01-26T15:20:00.000Z',
    place: 'Barrington',
  })
  const [moved] = bookingEvents({ ...order, termsVersion: 4 }, around)
  expect([moved?.id, moved?.sequence]).toEqual([event?.id, 4])
})

test('what is not booked, or has no date, is none', () => {
  expect(bookingEvents({ ...order, status: 'CANCELLED' }, around)).toEqual([])
  expect(bookingEvents({ ...order, status: null }, around)).toEqual([])
  expect(bookingEvents({ ...order, slot: null, shoots: [] }, around)).toEqual([])
})

test('what was cancelled leaves the calendar by the name that it came under, as a later version', () => {
  const [event] = cancelledEvents({ ...order, status: 'CANCELLED' }, around)
  expect(event).toMatchObject({ id: bookingEvents(order, around)[0]?.id, sequence: 4, isCancelled: true })
  expect(cancelledEvents(order, around)).toEqual([])
  expect(cancelledEvents({ ...order, status: 'CANCELLED', slot: null, shoots: [] }, around)).toEqual([])
})

test('a combination is as many events as it has dates, each of its own name', () => {
  const shoots = [
    ...order.shoots.map((shoot) => ({ ...shoot, name: 'Wedding' })),
    {
      id: 'shoot-2',
      name: 'Engagement',
      shootTime: '2030-03-02T16:00:00.000Z',
      duration: 90,
      location: 'Lake',
    },
    { id: 'shoot-3', name: 'Album', shootTime: null, duration: 30, location: '' },
  ]
  const combination = { ...order, shoots }
  const [first, second, ...more] = bookingEvents(combination, around)
  expect(more).toEqual([])
  expect(first).toEqual({ ...bookingEvents(order, around)[0], title: 'Orchard: Wedding' })
  expect(second).toMatchObject({
    id: 'order-order-order-order-1-shoot-2@studio.example',
    title: 'Orchard: Engagement',
    startTime: '2030-03-02T16:00:00.000Z',
    endTime: '2030-03-02T17:30:00.000Z',
    place: 'Lake',
  })
  const gone = cancelledEvents({ ...combination, status: 'CANCELLED' }, around)
  expect(gone.map(({ id, isCancelled }) => [id, isCancelled])).toEqual([
    [first?.id, true],
    [second?.id, true],
  ])
})
