import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxed } from './tax.ts'

test.each([
  [[20_000, 'EXCLUDE', 8.25], { tax: 1650, total: 21_650 }],
  [[20_000, 'INCLUDE', 20], { tax: 3333, total: 20_000 }],
  [[20_000, 'EXCLUDE', 0], { tax: 0, total: 20_000 }],
  [[20_000, 'INCLUDE', 0], { tax: 0, total: 20_000 }],
  [[0, 'EXCLUDE', 20], { tax: 0, total: 0 }],
  [[1, 'EXCLUDE', 50], { tax: 1, total: 2 }],
] as const)('%j', ([sum, mode, rate], result) => {
  expect(taxed(sum, mode, rate)).toEqual(result)
})

const sums = fc.integer({ min: 0, max: 10_000_000_000 })
const rates = fc.integer({ min: 0, max: 100_000 }).map((milli) => milli / 1000)

test('what was added on top is found again within, to the minor unit', () => {
  fc.assert(
    fc.property(sums, rates, (sum, rate) => {
      const { tax, total } = taxed(sum, 'EXCLUDE', rate)
      expect(total).toBe(sum + tax)
      expect(Math.abs(taxed(total, 'INCLUDE', rate).tax - tax)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 10_000 },
  )
})

test('an included tax never changes what is paid, and never exceeds it', () => {
  fc.assert(
    fc.property(sums, rates, (sum, rate) => {
      const { tax, total } = taxed(sum, 'INCLUDE', rate)
      expect(total).toBe(sum)
      expect(tax).toBeLessThanOrEqual(sum)
    }),
  )
})
