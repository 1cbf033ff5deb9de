import { afterEach, expect, test, vi } from 'vitest'
import { RECORD_KEY } from '../../client/kept-record.ts'
import { makeRecord, makeSlot } from '../testing/fixtures.ts'
import { bookedRecord, resetRecord } from './booking-record.ts'
import { browserPlace, memoryPlace } from './record-place.ts'
import { createRecordStore } from './record-store.ts'

const ignore = () => undefined
const booked = bookedRecord(makeRecord({ orderId: 'o1' }))

/** A store that was left, as whoever goes on to a page without a booking leaves it. */
function leftStore() {
  const place = memoryPlace(JSON.stringify(makeRecord()))
  const elsewhere = vi.fn<(what: string) => void>()
  const store = createRecordStore(place, 'alder', elsewhere)
  store.subscribe(ignore)()
  return { place, store, elsewhere }
}

test('what another tab wrote while nobody listened is there for who comes back', () => {
  const { place, store, elsewhere } = leftStore()
  place.write(JSON.stringify(booked))
  expect(store.get()).toMatchObject({ record: { status: 'BOOKED' }, isFollowed: true })
  expect(elsewhere).toHaveBeenCalledExactlyOnceWith('booked')
  expect(store.get()).toBe(store.get())
})

test('what another tab wrote beside a booking that stands books nothing', () => {
  const place = memoryPlace(JSON.stringify(booked))
  const elsewhere = vi.fn<(what: string) => void>()
  const store = createRecordStore(place, 'alder', elsewhere)
  store.subscribe(ignore)()
  const answers = [{ id: 'q1', contents: ['A cat'] }]
  place.write(JSON.stringify({ ...booked, orderAnswers: [{ orderId: 'o1', answers }] }))
  expect(store.get().record?.orderAnswers).toHaveLength(1)
  expect(elsewhere).not.toHaveBeenCalled()
})

const link = { prefix: 'pending', id: 'o1' } as const

test.each([
  ['of another service', { serviceId: 'family', serviceSlug: 'family' }, {}],
  ['by another link', { slot: makeSlot({ id: 's2' }), link }, {}],
  ['beside a link', { slot: makeSlot({ id: 's2' }) }, { link }],
])('what another tab has booked %s leaves what is typed here', (_, of, own) => {
  const customer = { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '' }
  const mine = makeRecord({ customer, ...own })
  const place = memoryPlace(JSON.stringify(mine))
  const elsewhere = vi.fn<(what: string) => void>()
  const store = createRecordStore(place, 'alder', elsewhere)
  store.subscribe(ignore)()
  const other = bookedRecord(makeRecord({ orderId: 'o1', ...of }))
  place.write(JSON.stringify(other))
  expect(store.get()).toMatchObject({ record: mine, isElsewhere: true })
  expect(elsewhere).not.toHaveBeenCalledWith('booked')
  store.put({ ...mine, step: 'your-information' })
  expect(JSON.parse(place.read() ?? '')).toEqual(other)
})

test('what another tab wrote while nobody listened is not written over', () => {
  const { place, store } = leftStore()
  const other = makeRecord({ slot: makeSlot({ id: 's2' }) })
  place.write(JSON.stringify(other))
  store.subscribe(ignore)
  store.put({ ...store.get().record!, step: 'payments' })
  expect(store.get()).toMatchObject({ record: { slot: { id: 's1' } }, isElsewhere: true })
  expect(JSON.parse(place.read() ?? '')).toEqual(other)
})

test('a place that takes nothing makes nobody forget', () => {
  const full = { ...memoryPlace(), write: ignore }
  const store = createRecordStore(full, 'alder')
  store.put(makeRecord())
  expect(store.get().record).toEqual(makeRecord())
  store.adopt()
  expect(store.get().record).toEqual(makeRecord())
})

afterEach(() => void vi.unstubAllGlobals())

test('a page that the browser kept as it was looks again when it is shown', () => {
  const page = new EventTarget()
  const storage = new Map([[RECORD_KEY, JSON.stringify(makeRecord())]])
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  })
  const store = createRecordStore(browserPlace, 'alder')
  store.subscribe(ignore)
  storage.set(RECORD_KEY, JSON.stringify(resetRecord(makeRecord())))
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(store.get().record?.slot).not.toBeNull()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(store.get()).toMatchObject({ record: { slot: null }, isLetGo: true })
})
