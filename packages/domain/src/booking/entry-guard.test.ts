import { expect, test } from 'vitest'
import { leadsToServicePage } from './entry-guard.ts'

const nothing = {
  isMiniSession: false,
  isBookingWithoutTime: false,
  hasSlot: false,
  hasOrder: false,
  isFinished: false,
}

test.each([
  ['a full session without a slot', nothing, true],
  ['with a slot', { ...nothing, hasSlot: true }, false],
  ['a booking without time', { ...nothing, isBookingWithoutTime: true }, false],
  [
    'a mini session without slot, order or finish',
    { ...nothing, isMiniSession: true, isBookingWithoutTime: true },
    true,
  ],
  ['a mini session with an order', { ...nothing, isMiniSession: true, hasOrder: true }, false],
  ['a finished mini session', { ...nothing, isMiniSession: true, isFinished: true }, false],
])('%s', (_, facts, leads) => {
  expect(leadsToServicePage(facts)).toBe(leads)
})
