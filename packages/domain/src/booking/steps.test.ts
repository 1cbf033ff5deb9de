import { expect, test } from 'vitest'
import { leadsToServicePage } from './entry-guard.ts'
import { bookingPrefixes, stepOfPath, stepPath, steps } from './steps.ts'

test('every address of a step is read back', () => {
  for (const prefix of bookingPrefixes) {
    for (const step of steps) expect(stepOfPath(stepPath({ prefix, id: 'x1' }, step))).toBe(step)
  }
  expect(stepOfPath(stepPath({ prefix: 'slots', id: 's1' }, 'sign-contract', 2))).toBe('sign-contract')
})

test.each([
  ['/services/questionnaire', null],
  ['/services/questionnaire/questionnaire', 'questionnaire'],
  ['/services/payments/questionnaire/', 'questionnaire'],
  ['/shoots/o1/payments/i1', 'payments'],
  ['/shoots/o1', null],
  ['/portfolio/weddings/questionnaire', null],
  ['/', null],
])('%s', (path, step) => {
  expect(stepOfPath(path)).toBe(step)
})

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
