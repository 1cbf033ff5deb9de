import { isInProgress, type BookingRecord } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { makeQuote, makeRecord, makeSlot, makeState } from '../testing/fixtures.ts'
import {
  bookedRecord,
  chosenFor,
  extendedRecord,
  heldRecord,
  isSameBooking,
  lostRecord,
  parseRecord,
  resetRecord,
  shownRecord,
  signedRecord,
  toldRecord,
} from './booking-record.ts'
import { storedText } from './stored-record.ts'
import { typedAt, withTyped } from './typed-signature.ts'

const customer = { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '+1 312 555 0111' }

const addonsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `addon-${index}`, quantity: 1 }))

describe('what storage kept', () => {
  test('comes back as it was written', () => {
    const record = makeRecord({ customer, addons: [{ id: 'pet', quantity: 1 }] })
    expect(parseRecord(JSON.stringify(record), 'alder')).toEqual(record)
  })

  test('comes back however long what was typed is: forms judge it when it is sent', () => {
    const answers = [{ id: 'relax', contents: ['x'.repeat(1100)] }]
    const record = makeRecord({
      customer: { fullName: 'x'.repeat(300), email: 'x'.repeat(300), phone: '1'.repeat(300) },
      answers,
      orderAnswers: [{ orderId: 'o1', answers }],
    })
    expect(parseRecord(JSON.stringify(record), 'alder')).toEqual(record)
  })

  test.each([
    ['customer', { fullName: 1 }, null],
    ['signedContracts', 'agreement', []],
    ['signing', { contractId: 'agreement' }, null],
    ['answers', [{ id: 'who' }], []],
    ['orderAnswers', {}, []],
    ['asked', { token: '' }, null],
    ['step', 7, null],
    ['inquiryId', undefined, null],
    ['link', undefined, null],
    ['link', { prefix: 'services', id: 'orchard' }, null],
    ['unsentAddons', addonsOf(51), null],
    ['unsentPackage', 7, null],
  ])('%s that cannot be read is dropped alone', (part, damaged, lost) => {
    const record = makeRecord({ selectedPackage: 'mini', orderId: 'o1' })
    expect(parseRecord(JSON.stringify({ ...record, [part]: damaged }), 'alder')).toEqual({
      ...record,
      [part]: lost,
    })
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{"version":1'],
    ['another version', JSON.stringify({ ...makeRecord(), version: 2 })],
    ['more add-ons than can be chosen', JSON.stringify({ ...makeRecord(), addons: addonsOf(51) })],
    ['a broken slot', JSON.stringify({ ...makeRecord(), slot: { id: 's1' } })],
    ['another shape', '[]'],
  ])('%s counts as nothing', (_, text) => {
    expect(parseRecord(text, 'alder')).toBeNull()
  })

  test('another studio’s record is not ours', () => {
    expect(parseRecord(JSON.stringify(makeRecord()), 'wren')).toBeNull()
  })
})

const TOKEN = 'token-token-token-token-1'
const held = (before: BookingRecord | null, state = {}, sentToken = TOKEN) =>
  heldRecord(before, { businessId: 'alder', state: makeState(state), holdToken: TOKEN, sentToken })

describe('a hold', () => {
  test('is remembered with what the server says of it', () => {
    const record = held(null, { packageId: 'mini', quote: makeQuote() })
    expect(record).toMatchObject({ serviceId: 'orchard', status: 'BOOKING', selectedPackage: 'mini' })
    expect(isInProgress(record)).toBe(true)
  })

  test('keeps what was typed', () => {
    expect(held(makeRecord({ customer }), { packageId: 'mini' }).customer).toEqual(customer)
  })

  test('keeps its order while the same is chosen', () => {
    const before = makeRecord({ selectedPackage: 'mini', orderId: 'o1' })
    expect(held(before, { packageId: 'mini' }).orderId).toBe('o1')
  })

  test.each([
    ['another package', { packageId: 'mini-plus' }],
    ['add-ons', { packageId: 'mini', addons: [{ id: 'pet', quantity: 1 }] }],
    ['another time', { packageId: 'mini', slot: makeSlot({ id: 's2' }) }],
  ])('needs its order anew after %s', (_, state) => {
    expect(held(makeRecord({ selectedPackage: 'mini', orderId: 'o1' }), state).orderId).toBeNull()
  })

  test('remembers the step that was left, of this service alone', () => {
    const left = shownRecord(makeRecord(), 'your-information')
    expect(held(left, { packageId: 'mini' }).step).toBe('your-information')
    expect(held({ ...left, serviceId: 'family' }, {}).step).toBeNull()
  })

  test('is asked for on with the server’s token where that is another than was sent', () => {
    const asked = { token: 'token-token-token-token-2', turn: 3 }
    expect(held(makeRecord({ asked })).asked).toEqual(asked)
    expect(held(makeRecord({ asked }), {}, asked.token).asked).toEqual({ token: TOKEN, turn: 3 })
  })

  test('keeps a package that the server has yet to hear of until it is held, of this service alone', () => {
    const pressed = makeRecord({ selectedPackage: 'mini', unsentPackage: 'mini-plus' })
    expect(held(pressed, { packageId: 'mini' }).unsentPackage).toBe('mini-plus')
    expect(held(pressed, { packageId: 'mini-plus' }).unsentPackage).toBeNull()
    expect(held({ ...pressed, serviceId: 'family' }, {}).unsentPackage).toBeNull()
    expect(resetRecord(pressed).unsentPackage).toBeNull()
    expect(bookedRecord(pressed).unsentPackage).toBeNull()
  })

  test('keeps add-ons that the server has yet to hear of, of this service alone', () => {
    const pressed = makeRecord({ unsentAddons: [{ id: 'pet', quantity: 1 }] })
    expect(held(pressed, { packageId: 'mini' }).unsentAddons).toEqual(pressed.unsentAddons)
    expect(held({ ...pressed, serviceId: 'family' }, {}).unsentAddons).toBeNull()
    expect(resetRecord(pressed).unsentAddons).toBeNull()
    expect(bookedRecord(pressed).unsentAddons).toBeNull()
  })

  test('waits no more with what the server has heard, as another tab has written it too', () => {
    const told = makeRecord({ unsentPackage: 'mini', unsentAddons: [{ id: 'pet', quantity: 1 }] })
    const written = parseRecord(JSON.stringify(told), 'alder')!
    expect(toldRecord(written, told)).toMatchObject({ unsentPackage: null, unsentAddons: null })
    const meanwhile = { ...written, unsentAddons: [] }
    expect(toldRecord(meanwhile, told)).toMatchObject({ unsentPackage: null, unsentAddons: [] })
  })

  test('remembers the link that it was begun by, until another time is held elsewhere', () => {
    const link = { prefix: 'pending', id: 'o1' } as const
    const state = makeState()
    const begun = heldRecord(null, { businessId: 'alder', state, holdToken: TOKEN, sentToken: TOKEN, link })
    expect(begun.link).toEqual(link)
    expect(held(begun, { packageId: 'mini' }).link).toEqual(link)
    expect(shownRecord(begun, 'payments').link).toEqual(link)
    expect(held(begun, { slot: makeSlot({ id: 's2' }) }).link).toBeNull()
    expect(held(bookedRecord(begun)).link).toBeNull()
    expect(resetRecord(begun).link).toBeNull()
  })

  test('remembers its end after an extension', () => {
    const later = '2030-01-15T10:27:00Z'
    expect(extendedRecord(makeRecord(), makeState({ lockoutEnd: later })).addedTime).toBe(later)
  })
})

test('a booked record forgets who booked and its token, and is no longer in progress', () => {
  const record = bookedRecord(makeRecord({ customer, orderId: 'o1' }))
  expect(record).toMatchObject({ status: 'BOOKED', customer: null, holdToken: null, orderId: 'o1' })
  expect(record.slot?.status).toBe('BOOKED')
  expect(isInProgress(record)).toBe(false)
})

test('answers that the server has yet to hear wait on for what is booked', () => {
  const answers = [{ id: 'who', contents: ['Anna, 34'] }]
  const record = bookedRecord(makeRecord({ orderId: 'o1', answers }))
  expect(record).toMatchObject({ answers: [], orderAnswers: [{ orderId: 'o1', answers }] })
  expect(bookedRecord(record).orderAnswers).toEqual(record.orderAnswers)
})

test('what is typed at a contract is kept until it is signed, or booked', () => {
  const place = { orderId: null, contractId: 'agreement' }
  const record = withTyped(makeRecord(), place, { fullName: 'Anna Berg' })
  expect(typedAt(parseRecord(storedText(record), 'alder'), place)).toEqual({ fullName: 'Anna Berg' })
  expect(typedAt(resetRecord(record), place)).toEqual({ fullName: 'Anna Berg' })
  expect(typedAt(record, { ...place, contractId: 'release' })).toEqual({})
  expect(typedAt(record, { ...place, orderId: 'o1' })).toEqual({})
  expect(signedRecord(record, 'agreement').signing).toBeNull()
  expect(bookedRecord(record).signing).toBeNull()
})

test('starting over keeps what was typed and gives up the rest', () => {
  const record = resetRecord(makeRecord({ customer, selectedPackage: 'mini', orderId: 'o1' }))
  expect(record).toMatchObject({ customer, slot: null, status: null, selectedPackage: null, orderId: null })
  expect(isInProgress(record)).toBe(false)
})

describe('what a time is held with', () => {
  const addons = [{ id: 'pet', quantity: 1 }]
  const record = makeRecord({ selectedPackage: 'mini', addons })
  const chosen = { packageId: 'mini', addons }

  test.each([
    ['what was chosen, while its booking goes on', record, chosen],
    ['what was chosen for a time that another took', lostRecord(record), chosen],
    ['nothing where nothing was chosen', makeRecord(), null],
    ['nothing without a booking', null, null],
    ['nothing of a booking that was given up', resetRecord(record), null],
    ['nothing of what is booked', bookedRecord(record), null],
    ['nothing of another service', { ...record, serviceId: 'family' }, null],
    ['nothing of what is booked of another service', bookedRecord({ ...record, serviceId: 'family' }), null],
  ])('%s', (_, before, known) => {
    expect(chosenFor('orchard', before)).toEqual(known)
  })
})

test('bookings are told apart by service and time', () => {
  expect(isSameBooking(makeRecord(), makeRecord({ selectedPackage: 'mini' }))).toBe(true)
  expect(isSameBooking(makeRecord(), makeRecord({ slot: makeSlot({ id: 's2' }) }))).toBe(false)
  expect(isSameBooking(makeRecord(), makeRecord({ serviceId: 'family' }))).toBe(false)
})
