import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milestones } from '../entities/payment.ts'
import { addDays } from '../time/days.ts'
import { dueDate, movedDueDates, type DueInvoice } from './due-date.ts'

const terms = { shootDay: '2030-03-10', today: '2030-02-01' }

test.each([
  ['DURING_BOOKING', 7, '2030-02-01'],
  ['BEFORE_SHOOT_DATE', 14, '2030-02-24'],
  ['BEFORE_SHOOT_DATE', 60, '2030-02-01'],
  ['ON_SHOOT_DATE', 3, '2030-03-10'],
  ['AFTER_SHOOT_DATE', 7, '2030-03-17'],
] as const)('%s, %i days: %s', (milestone, days, day) => {
  expect(dueDate(milestone, days, terms)).toBe(day)
})

test('without a shoot date only the retainer has a day', () => {
  const open = milestones.map((milestone) => dueDate(milestone, 3, { ...terms, shootDay: null }))
  expect(open.filter((day) => day !== null)).toEqual(['2030-02-01'])
})

const invoice = (over: Partial<DueInvoice>): DueInvoice => ({
  id: 'i1',
  milestone: 'BEFORE_SHOOT_DATE',
  days: 14,
  paymentStatus: 'PENDING',
  dueDate: '2030-02-20',
  ...over,
})

test.each([
  ['an open one moves', {}, [{ id: 'i1', dueDate: '2030-02-24' }]],
  ['a paid one stays', { paymentStatus: 'PAID' }, []],
  ['a cancelled one stays', { paymentStatus: 'CANCELED' }, []],
  ['the retainer stays', { milestone: 'DURING_BOOKING' }, []],
  ['an unmoved one is left out', { dueDate: '2030-02-24' }, []],
  ['one without a day gets it', { dueDate: null }, [{ id: 'i1', dueDate: '2030-02-24' }]],
] as const)('%s', (_, over, moved) => {
  expect(movedDueDates([invoice(over)], terms)).toEqual(moved)
})

test('no move makes a payment overdue', () => {
  const days = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(days, days, fc.constantFrom(...milestones), (ahead, before, milestone) => {
      const shootDay = addDays(terms.today, ahead)
      expect(dueDate(milestone, before, { ...terms, shootDay })! >= terms.today).toBe(true)
    }),
  )
})
