import type { BookingRecord } from '@bellows/domain'
import { expect, test } from 'vitest'
import { makeRecord, makeSlot } from '../testing/fixtures.ts'
import { parseRecord } from './booking-record.ts'
import { storedText } from './stored-record.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).length
const id = (index: number) => `${index}`.padStart(36, '0')
const listOf = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index))

/** As much as a studio may ask, and as a visitor may say. */
const largest = makeRecord({
  businessId: id(0),
  serviceId: id(1),
  serviceSlug: 'x'.repeat(80),
  slot: makeSlot({ id: id(2), premiumFee: '1000.00', premiumNote: 'x'.repeat(1024) }),
  selectedPackage: id(3),
  addons: listOf(50, (index) => ({ id: id(index), quantity: 99 })),
  customer: { fullName: 'x'.repeat(256), email: 'x'.repeat(256), phone: '1'.repeat(256) },
  signedContracts: listOf(20, id),
  signing: {
    orderId: null,
    contractId: id(5),
    fields: {
      ...Object.fromEntries(listOf(20, (index) => [`choice-${id(index)}`, 'decline'])),
      fullName: 'x'.repeat(256),
      guardian: 'x'.repeat(256),
    },
  },
  holdToken: 'x'.repeat(128),
  asked: { token: 'x'.repeat(128), turn: Number.MAX_SAFE_INTEGER },
  orderId: id(4),
  step: 'your-information',
})
const answersOf = (length: number, text: string) =>
  listOf(length, (index) => ({ id: id(index), contents: [text] }))
const waiting = {
  ...largest,
  unsentPackage: largest.selectedPackage,
  unsentAddons: largest.addons,
  answers: answersOf(20, 'x'.repeat(1024)),
}

test('what is typed for a waitlist is kept, but never at the cost of a booking', () => {
  const waitlist = {
    serviceId: id(1),
    fields: { fullName: 'Anna', days: ['2030-01-26'], note: 'x'.repeat(1024) },
  }
  expect(parseRecord(storedText(makeRecord({ waitlist })), 'alder')?.waitlist).toEqual(waitlist)
  const fields = { ...waitlist.fields, note: 'x'.repeat(8000) }
  const kept = parseRecord(storedText({ ...largest, waitlist: { ...waitlist, fields } }), id(0))
  expect(kept).toMatchObject({ waitlist: null, signing: largest.signing })
})

test('a booking takes at most 8 kB, and at most 64 kB while answers and add-ons wait', () => {
  expect(bytesOf(storedText(largest))).toBeLessThanOrEqual(8000)
  expect(bytesOf(storedText(waiting))).toBeLessThanOrEqual(64_000)
  expect(parseRecord(storedText(waiting), id(0))?.answers).toEqual(waiting.answers)
})

const kept = (over: Partial<BookingRecord>) => {
  const text = storedText({ ...largest, ...over })
  expect(bytesOf(text)).toBeLessThanOrEqual(64_000)
  const record = parseRecord(text, id(0))
  expect(record).toMatchObject({ holdToken: largest.holdToken, selectedPackage: largest.selectedPackage })
  return record
}

test('of more than that the oldest goes, where most waits', () => {
  const long = '漢'.repeat(1024)
  const orderAnswers = listOf(5, (index) => ({ orderId: id(index), answers: answersOf(2, 'Anna') }))
  const record = kept({ answers: answersOf(120, long), orderAnswers })
  expect(record?.orderAnswers).toEqual(orderAnswers)
  expect(record?.answers.at(-1)).toEqual({ id: id(119), contents: [long] })
  expect(record?.answers.length).toBeGreaterThan(15)
})

test('of one text that is larger the beginning stays, whatever else was typed', () => {
  for (const letter of ['x', '漢', '\u0001', '\uD800']) {
    const text = letter.repeat(30_000)
    const record = kept({
      customer: { fullName: text, email: text, phone: text },
      signing: { orderId: null, contractId: id(5), fields: { fullName: text, guardian: text } },
      answers: answersOf(1, text),
      orderAnswers: listOf(5, (index) => ({ orderId: id(index), answers: answersOf(1, text) })),
    })
    expect(text.startsWith(record?.customer?.email ?? 'nothing')).toBe(true)
    expect(record?.answers[0]?.contents[0]?.length).toBeGreaterThan(500)
  }
})

test('more contracts than are remembered leave the last ones', () => {
  const signedContracts = listOf(30, id)
  expect(kept({ signedContracts })?.signedContracts).toEqual(signedContracts.slice(10))
})

/** A record with a drawing of so many lines, stored and read again. */
function storedDrawing(lines: number) {
  const fields = { fullName: 'Anna Berg', drawing: `M1 1${'L120 140'.repeat(lines)}` }
  const record = makeRecord({ signing: { orderId: null, contractId: 'agreement', fields } })
  const text = storedText(record)
  expect(bytesOf(text)).toBeLessThanOrEqual(8000)
  return { fields, stored: parseRecord(text, record.businessId)?.signing?.fields }
}

test('a drawn signature is kept whole while the booking fits into 8 kB with it, and else not at all', () => {
  const short = storedDrawing(700)
  expect(short.stored).toEqual(short.fields)
  expect(storedDrawing(1200).stored).toEqual({ fullName: 'Anna Berg' })
})
