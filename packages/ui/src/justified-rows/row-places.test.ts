import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownRatio, rowPlaces } from './row-places.ts'

const solving = { target: 400, gap: 8, assumed: 1312, measured: null }

test('the shares of a full row are its whole width, in the ratios of its pictures', () => {
  const [wide, tall] = rowPlaces([2, 1], solving)
  expect(wide!.share).toBeCloseTo(2 / 3, 5)
  expect(tall!.share).toBeCloseTo(1 / 3, 5)
  expect(tall).toMatchObject({ gaps: 1, rest: 0 })
})

test('what a short row leaves empty is kept after its last picture', () => {
  const places = rowPlaces([2, 2, 2], solving)
  expect(places.at(-1)!.share).toBeCloseTo(800 / 1312, 5)
  expect(places.at(-1)!.rest).toBeCloseTo(1 - 800 / 1312, 5)
  expect(places.at(-1)!.grow).toBe(0)
})

test('rows stay as they were served until one of them would be too low or too high', () => {
  const ratios = [1.5, 1.5, 1.5, 1.5]
  expect(rowPlaces(ratios, { ...solving, measured: 1400 })).toEqual(rowPlaces(ratios, solving))
  expect(rowPlaces(ratios, { ...solving, measured: 600 })).toHaveLength(4)
  expect(rowPlaces(ratios, { ...solving, measured: 600 })[0]!.gaps).toBe(0)
})

test('no row is ever wider than its list', () => {
  const anyRatios = fc.array(fc.double({ min: 0.3, max: 5, noNaN: true }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(anyRatios, fc.option(fc.integer({ min: 200, max: 1600 })), (ratios, measured) => {
      const places = rowPlaces(ratios, { ...solving, measured })
      expect(places).toHaveLength(ratios.length)
      for (let at = 0; at < places.length; at += places[at]!.gaps + 1) {
        const row = places.slice(at, at + places[at]!.gaps + 1)
        const filled = row.reduce((sum, { share, rest }) => sum + share + rest, 0)
        expect(filled).toBeLessThanOrEqual(1)
        expect(filled).toBeGreaterThan(0.999)
      }
    }),
  )
})

test.each([
  [undefined, 1.5],
  [0, 1.5],
  [-2, 1.5],
  [Number.NaN, 1.5],
  [0.8, 0.8],
])('a ratio of %s counts as %f', (ratio, expected) => {
  expect(knownRatio(ratio)).toBe(expected)
})
