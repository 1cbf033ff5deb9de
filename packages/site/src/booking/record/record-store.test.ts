import { BOOKING_RECORD_VERSION } from '@bellows/domain'
import { expect, test, vi } from 'vitest'
import { makeRecord, makeSlot } from '../testing/fixtures.ts'
import { bookedRecord, lostRecord, resetRecord } from './booking-record.ts'
import { memoryPlace } from './record-place.ts'
import { createRecordStore } from './record-store.ts'

type Hear = (text: string | null) => void
const deaf: Hear = () => undefined

/** A place whose other tab can be made to write. */
function sharedPlace(text: string | null = null) {
  let hear: Hear = deaf
  const place = {
    ...memoryPlace(text),
    listen: (heard: Hear) => {
      hear = heard
      return () => undefined
    },
  }
  const otherTabWrites = (record: object | null) => {
    const written = record && JSON.stringify(record)
    place.write(written)
    hear(written)
  }
  return { place, otherTabWrites }
}

function openStore(record: object | null) {
  const { place, otherTabWrites } = sharedPlace(record && JSON.stringify(record))
  const elsewhere = vi.fn<(what: string) => void>()
  const store = createRecordStore(place, 'alder', elsewhere)
  const told = vi.fn<() => void>()
  store.subscribe(told)
  return { store, place, otherTabWrites, told, elsewhere }
}

test('what is put is there, in storage too, and those who look are told', () => {
  const { store, place, told } = openStore(null)
  store.put(makeRecord())
  expect(store.get().record).toEqual(makeRecord())
  expect(JSON.parse(place.read() ?? '')).toEqual(makeRecord())
  expect(told).toHaveBeenCalledOnce()
})

test.each([
  ['damaged', '{"version":1,"slot":'],
  ['another studio’s', JSON.stringify(makeRecord({ businessId: 'wren' }))],
  ['newer', JSON.stringify({ ...makeRecord(), version: BOOKING_RECORD_VERSION + 1 })],
])('what is %s is dropped, and said to be until a booking is begun', (_, text) => {
  const place = memoryPlace(text)
  const store = createRecordStore(place, 'alder')
  expect(store.get()).toMatchObject({ record: null, isElsewhere: false, isDropped: true })
  expect(place.read()).toBeNull()
  store.put(makeRecord())
  expect(store.get().isDropped).toBe(false)
  expect(createRecordStore(memoryPlace(), 'alder').get().isDropped).toBe(false)
})

test('the same is answered until something changes', () => {
  const { store } = openStore(makeRecord())
  expect(store.get()).toBe(store.get())
})

test('another tab that goes on with the same booking is followed', () => {
  const { store, otherTabWrites, told, elsewhere } = openStore(makeRecord())
  otherTabWrites(makeRecord({ step: 'your-information' }))
  expect(elsewhere).not.toHaveBeenCalled()
  told.mockClear()
  otherTabWrites(makeRecord({ selectedPackage: 'mini' }))
  expect(elsewhere).toHaveBeenCalledWith('chosen')
  expect(elsewhere).toHaveBeenCalledBefore(told)
  expect(store.get()).toMatchObject({ record: { selectedPackage: 'mini' }, isElsewhere: false })
})

test('another tab that took another time is told of, and can be taken back from', () => {
  const { store, place, otherTabWrites } = openStore(makeRecord())
  otherTabWrites(makeRecord({ slot: makeSlot({ id: 's2' }) }))
  expect(store.get()).toMatchObject({ record: { slot: { id: 's1' } }, isElsewhere: true })
  store.take(makeRecord())
  expect(store.get().isElsewhere).toBe(false)
  expect(JSON.parse(place.read() ?? '').slot.id).toBe('s1')
})

test('another tab’s booking is not written over by what is typed or given up here', () => {
  const { store, place, otherTabWrites } = openStore(makeRecord())
  const other = makeRecord({ slot: makeSlot({ id: 's2' }) })
  otherTabWrites(other)
  store.put(makeRecord({ step: 'your-information' }))
  expect(store.get()).toMatchObject({ record: { step: 'your-information' }, isElsewhere: true })
  expect(JSON.parse(place.read() ?? '')).toEqual(other)
  store.put(lostRecord(makeRecord()), { isTimeGone: true })
  expect(store.get()).toMatchObject({ record: { slot: { id: 's2' } }, isElsewhere: false, isTimeGone: false })
  expect(JSON.parse(place.read() ?? '')).toEqual(other)
})

test('another tab that has booked or started over is followed', () => {
  const { store, otherTabWrites, told, elsewhere } = openStore(makeRecord())
  otherTabWrites(makeRecord({ status: 'BOOKED', holdToken: null, orderId: 'o1' }))
  expect(elsewhere).toHaveBeenCalledWith('booked')
  expect(elsewhere).toHaveBeenCalledBefore(told)
  expect(store.get()).toMatchObject({ record: { status: 'BOOKED' }, isElsewhere: false })
  otherTabWrites(null)
  expect(store.get().record).toBeNull()
})

test('a booking that another tab starts over is said to be let go, until a time is asked for', () => {
  const { store, otherTabWrites } = openStore(makeRecord())
  otherTabWrites(resetRecord(makeRecord()))
  expect(store.get()).toMatchObject({ record: { slot: null }, isLetGo: true, isTimeGone: false })
  otherTabWrites({ ...resetRecord(makeRecord()), step: 'your-information' })
  expect(store.get().isLetGo).toBe(true)
  store.ask(owner, 's1', 0)
  expect(store.get().isLetGo).toBe(false)
  otherTabWrites(makeRecord())
  otherTabWrites(makeRecord({ status: 'BOOKED', holdToken: null, orderId: 'o1' }))
  expect(store.get().isLetGo).toBe(false)
})

test('a time that another tab found gone is not said to be given up', () => {
  const { store, otherTabWrites } = openStore(makeRecord({ selectedPackage: 'mini' }))
  otherTabWrites(lostRecord(makeRecord({ selectedPackage: 'mini' })))
  expect(store.get()).toMatchObject({ record: { slot: null }, isLetGo: false, isTimeGone: true })
})

test('a record that is taken away while a booking is in progress is said to be, until the next one is begun', () => {
  const { store, otherTabWrites } = openStore(makeRecord())
  otherTabWrites(null)
  otherTabWrites(null)
  expect(store.get()).toMatchObject({ record: null, isLoggedOut: true })
  store.ask(owner, 's1', 0)
  expect(store.get().isLoggedOut).toBe(false)
  otherTabWrites(null)
  expect(store.get().isLoggedOut).toBe(false)
})

test('what another tab has left is known as such, until something is done here', () => {
  const { store, otherTabWrites } = openStore(makeRecord())
  expect(store.get().isFollowed).toBe(false)
  otherTabWrites(makeRecord({ selectedPackage: 'mini', orderId: null }))
  expect(store.get().isFollowed).toBe(true)
  store.put(makeRecord({ step: 'your-information' }))
  expect(store.get().isFollowed).toBe(false)
})

test('adopting takes the other tab’s booking', () => {
  const { store, otherTabWrites } = openStore(makeRecord())
  otherTabWrites(makeRecord({ slot: makeSlot({ id: 's2' }) }))
  store.adopt()
  expect(store.get()).toMatchObject({ record: { slot: { id: 's2' } }, isElsewhere: false })
})

test('a time that is gone is given up, what was chosen and typed stays, and is said until another is asked for', () => {
  const { store } = openStore(null)
  const held = makeRecord({ selectedPackage: 'mini', orderId: 'o1', holdToken: 'kept' })
  store.put(lostRecord(held), { isTimeGone: true })
  expect(store.get()).toMatchObject({
    isTimeGone: true,
    record: { slot: null, status: null, orderId: null, selectedPackage: 'mini', holdToken: 'kept' },
  })
  store.put({ ...lostRecord(held), answers: [{ id: 'who', contents: ['Anna'] }] })
  expect(store.get().isTimeGone).toBe(true)
  store.ask(owner, 's1', 0)
  expect(store.get().isTimeGone).toBe(false)
})

const owner = { businessId: 'alder', serviceId: 'orchard', serviceSlug: 'orchard-light-minis' }

test('before there is an answer a hold is asked for by one token, however often, over a reload too', () => {
  const { store, place } = openStore(null)
  const { token, turn } = store.ask(owner, 's1', 0)
  expect(token).toMatch(/^[0-9a-f]{48}$/)
  expect(store.ask(owner, 's1', 0)).toEqual({ token, turn: turn + 1 })
  expect(createRecordStore(place, 'alder').ask(owner, 's1', 0)).toEqual({ token, turn: turn + 2 })
  expect(openStore(null).store.ask(owner, 's1', 0).token).not.toBe(token)
})

test('asking begins no booking', () => {
  const { store } = openStore(null)
  store.ask(owner, 's1', 0)
  expect(store.get().record).toMatchObject({ status: null, slot: null, holdToken: null })
})

test('the record’s token counts, and a booked one never again', () => {
  const { store } = openStore(null)
  const first = store.ask(owner, 's1', 0).token
  store.put(makeRecord({ holdToken: first }))
  expect(store.ask(owner, 's1', 0).token).toBe(first)
  store.put(bookedRecord(makeRecord({ holdToken: first, asked: { token: first, turn: 2 } })))
  const second = store.ask(owner, 's1', 0)
  expect(second.token).not.toBe(first)
  expect(store.get().record?.status).toBe('BOOKED')
  store.put(makeRecord({ status: 'BOOKED', holdToken: 'token-token-token-token-1' }))
  expect(store.ask(owner, 's1', 0).token).not.toBe('token-token-token-token-1')
})

test('a followed link’s secret asks for its own time alone', () => {
  const { store } = openStore(null)
  const own = store.ask(owner, 's1', 0).token
  const { asked } = store.get().record!
  store.take(makeRecord({ holdToken: 'secret-of-the-link-1', asked }))
  expect(store.ask(owner, 's1', 0).token).toBe('secret-of-the-link-1')
  expect(store.ask(owner, 's2', 0).token).toBe(own)
  store.put(resetRecord(store.get().record!))
  expect(store.ask(owner, 's2', 0).token).toBe(own)
})

test('a turn is higher than any that another tab has asked with; its booking stays until a time is held here', () => {
  const { store, place, otherTabWrites } = openStore(makeRecord())
  const other = makeRecord({
    slot: makeSlot({ id: 's2' }),
    asked: { token: 'token-token-token-token-1', turn: 7 },
  })
  otherTabWrites(other)
  expect(store.ask(owner, 's1', 0)).toEqual({ token: 'token-token-token-token-1', turn: 8 })
  expect(JSON.parse(place.read() ?? '')).toEqual(other)
  expect(store.get().isElsewhere).toBe(true)
  store.take(makeRecord())
  expect(store.ask(owner, 's1', 0).turn).toBe(9)
})

test('whoever asks later has the higher turn, in another browser too: a link’s token is asked with in both', () => {
  const [first, second] = [openStore(null).store, openStore(null).store]
  const noon = Date.parse('2030-01-15T12:00:00Z')
  const turns = [1, 2, 3].map((count) => first.ask(owner, 's1', noon + count).turn)
  expect(turns).toEqual(turns.toSorted((one, other) => one - other))
  expect(second.ask(owner, 's1', noon + 1000).turn).toBeGreaterThan(turns[2]!)
  expect(first.ask(owner, 's1', noon - 1000).turn).toBeGreaterThan(turns[2]!)
})
