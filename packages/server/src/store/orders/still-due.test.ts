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
  expect(stillDue(before, paid)).toEqual(after)
})

test('what is left and what was paid are the price', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { maxLength: 12 }), fc.nat(100), (amounts, percent) => {
      const wanted = payments(...amounts)
      const paid = Math.floor((sum(wanted) * percent) / 100)
      expect(sum(stillDue(wanted, paid))).toBe(sum(wanted) - paid)
    }),
  )
})
