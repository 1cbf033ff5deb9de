import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stillDue } from './still-due.ts'

const payments = (...amounts: number[]) => amounts.map((amountMinor, index) => ({ id: index, amountMinor }))
const sum = (of: readonly { amountMinor: number }[]) =>
  of.reduce((total, { amountMinor }) => total + amountMinor, 0)

test.each([
  { name: 'nothing paid', before: payments(50, 100), paid: 0, after: payments(50, 100) },
  { name: 'the first in part', before: payments(50, 100), paid: 20, after: payments(30, 100) },
  { name: 'the first', before: payments(50, 100), paid: 50, after: payments(50, 100).slice(1) },
  { name: 'more than the first', before: payments(50, 100), paid: 70, after: [{ id: 1, amountMinor: 80 }] },
  { name: 'all of it', before: payments(50, 100), paid: 150, after: [] },
  { name: 'nothing of what costs nothing', before: payments(0), paid: 0, after: payments(0) },
])('$name', ({ before, paid, after }) => {
  expect(stillDue(before, { paidMinor: paid, least: 1 })).toEqual(after)
})

test.each([
  { name: 'of the first', paid: 9980, after: [50, 14_970] },
  { name: 'of the last', paid: 24_980, after: [20] },
])('what is left $name is no less than can be asked for, unless it is all', ({ paid, after }) => {
  const due = stillDue(payments(10_000, 15_000), { paidMinor: paid, least: 50 })
  expect(due.map(({ amountMinor }) => amountMinor)).toEqual(after)
})

test('what is left and what was paid are the price', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { maxLength: 12 }), fc.nat(100), (amounts, percent) => {
      const wanted = payments(...amounts)
      const paid = Math.floor((sum(wanted) * percent) / 100)
      const due = stillDue(wanted, { paidMinor: paid, least: 50 })
      expect(sum(due)).toBe(sum(wanted) - paid)
      const asked = due.filter(({ amountMinor }) => amountMinor > 0)
      expect(asked.length < 2 || asked.every(({ amountMinor }) => amountMinor >= 50)).toBe(true)
    }),
  )
})
