import { expect, test } from 'vitest'
import { sampleDesk, samplePayload } from '../../testing/letters/sample-desk.ts'
import { sampleWords } from '../../testing/letters/sample-words.ts'
import { mailTexts } from '../texts/of-language.ts'
import {
  bookedToOwner,
  movedToClient,
  movedToOwner,
  preparedToClient,
  rescheduleToClient,
} from './booking-letters.ts'
import type { Writer } from './ground.ts'

const { stays } = mailTexts('en-US').rescheduleClient

const partsOf = async (write: Writer, over: Parameters<typeof sampleDesk>[1] = {}) =>
  (await write({ desk: sampleDesk('en-US', over), payload: samplePayload }))?.parts ?? []

test('a link for a new date speaks of the date so far only where there is one', async () => {
  expect(await partsOf(rescheduleToClient)).toContain(stays)
  expect(await partsOf(rescheduleToClient, { shoots: [] })).not.toContain(stays)
})

test.each([
  ['new booking', bookedToOwner, 'BOOKED'],
  ['new date', movedToOwner, 'BOOKED'],
  ['prepared booking', preparedToClient, null],
] as const)('a letter of a %s says of the whole price what is due later', async (_, write, status) => {
  const prices = (await partsOf(write, { status })).flatMap((part) =>
    typeof part === 'object' && 'prices' in part ? (part.prices ?? []) : [],
  )
  const rows = prices.map(({ name, amount }) => `${name}: ${amount}`)
  expect(rows.slice(-3)).toEqual(['Total: $303.64', 'Due now: $151.82', 'Due on May 18, 2030: $151.82'])
})

test('a letter of a new date says how and where to pay what is due by now, and only that', async () => {
  const { payments } = mailTexts('en-US').links
  const link = expect.objectContaining({ label: payments, href: expect.stringMatching(/\/payments$/) })
  const due = await partsOf(movedToClient)
  expect(due).toEqual(expect.arrayContaining([link, sampleWords['en-US'].howToPay]))
  expect(await partsOf(movedToClient, { dueNow: '0.00' })).not.toContainEqual(link)
})
