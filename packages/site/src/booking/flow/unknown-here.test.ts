import type { BookingRecord } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { makeRecord, makeService, makeSlot } from '../testing/fixtures.ts'
import { plainEntry, type BookingEntry } from './entry.ts'
import { isUnknownHere } from './flow.ts'
import type { BookingBase } from './home.ts'

const service = makeService()
const { slug } = service
const free = makeService({
  isMiniSession: false,
  options: { ...service.options, isBookingWithoutTime: true },
})
const at = {
  service: { prefix: 'services', id: slug },
  slot: { prefix: 'slots', id: 's1' },
  reserved: { prefix: 'reserved', id: 's1' },
  inquiry: { prefix: 'inquiries', id: 'i1' },
  pending: { prefix: 'pending', id: 'o1' },
} as const satisfies Record<string, BookingBase>

type Case = Readonly<{
  base: BookingBase
  record?: BookingRecord | null
  entry?: Partial<BookingEntry>
  of?: typeof service
  /** The time that was paid for, as the address says it. */
  slot?: string
  isTimeGone?: boolean
  isLetGo?: boolean
}>

const isUnknown = ({ record = null, entry = {}, of = service, slot, ...rest }: Case) =>
  isUnknownHere({ ...rest, record, service: of, entry: { ...plainEntry, ...entry } }, slot ?? null)

const reset = makeRecord({ status: null, slot: null })
const another = makeRecord({ slot: makeSlot({ id: 's2' }) })
const booked = makeRecord({ status: 'BOOKED', holdToken: null, orderId: 'o1', inquiryId: 'i1' })

describe('who comes back from paying is not known', () => {
  test.each<[string, Case]>([
    ['in an empty browser', { base: at.service }],
    ['in an empty browser, by the link of a time', { base: at.slot }],
    ['in an empty browser, by a reserved link', { base: at.reserved }],
    ['in an empty browser, by an inquiry’s link', { base: at.inquiry }],
    ['where only answers are kept', { base: at.service, record: reset }],
    ['where another service is booked', { base: at.service, record: makeRecord({ serviceId: 'family' }) }],
    ['where another service was booked', { base: at.service, record: { ...booked, serviceId: 'family' } }],
    ['where another time is held', { base: at.slot, record: another }],
    ['where another time of the service is held', { base: at.service, record: another, slot: 's1' }],
    [
      'where another time of the service was booked',
      { base: at.service, record: { ...booked, slot: another.slot }, slot: 's1' },
    ],
    ['where another time was booked', { base: at.slot, record: { ...booked, slot: another.slot } }],
    ['by an inquiry that is settled by now', { base: at.inquiry, entry: { leadsTo: '/inquiries/i1' } }],
    ['by a reserved link without its secret', { base: at.reserved, entry: { leadsTo: '/reserved/s1' } }],
    ['of a booking without time, where nothing is kept', { base: at.service, of: free, record: reset }],
  ])('%s', (_, given) => {
    expect(isUnknown(given)).toBe(true)
  })
})

describe('who comes back from paying is known', () => {
  test.each<[string, Case]>([
    ['where the booking is kept', { base: at.service, record: makeRecord() }],
    ['where the very time is held', { base: at.service, record: makeRecord(), slot: 's1' }],
    ['where its time is', { base: at.slot, record: makeRecord() }],
    ['where it is booked by now', { base: at.service, record: booked }],
    ['where it is booked by now, by its inquiry', { base: at.inquiry, record: booked }],
    ['of a booking without time', { base: at.service, of: free, record: makeRecord({ slot: null }) }],
    ['by a prepared order’s link', { base: at.pending, entry: { source: { orderId: 'o1' } } }],
    ['by a link that leads to what is booked', { base: at.reserved, entry: { leadsTo: '/shoots/o1' } }],
    ['where the time went meanwhile', { base: at.service, record: reset, isTimeGone: true }],
    ['where another tab gave it up', { base: at.service, record: reset, isLetGo: true }],
  ])('%s', (_, given) => {
    expect(isUnknown(given)).toBe(false)
  })
})
