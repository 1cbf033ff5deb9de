import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf, percentWithin } from './round.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000_000 })
const percents = fc.integer({ min: 0, max: 100_000 }).map((milli) => milli / 1000)
const halfUp = (value: Decimal) => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()

test.each([
  [12_345, 8.875, 1096],
  [50, 1, 1],
  [49, 1, 0],
  [150, 1, 2],
  [0, 20, 0],
  [999, 100, 999],
  [999, 0, 0],
])('%i at %d %% is %i', (value, percent, share) => {
  expect(percentOf(value, percent)).toBe(share)
})

test('a percent is exact, half up, like a decimal oracle', () => {
  fc.assert(
    fc.property(amounts, percents, (value, percent) => {
      expect(percentOf(value, percent)).toBe(halfUp(new Decimal(value).mul(percent).div(100)))
    }),
    { numRuns: 10_000 },
  )
})

test('a percent within is exact too', () => {
  fc.assert(
    fc.property(amounts, percents, (value, percent) => {
      const share = new Decimal(value).mul(percent).div(new Decimal(100).add(percent))
      expect(percentWithin(value, percent)).toBe(halfUp(share))
    }),
    { numRuns: 10_000 },
  )
})
