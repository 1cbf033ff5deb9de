import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOf, oklchOf } from './oklch.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#ff0000', [0.628, 0.2577, 29.23]],
  ['#00ff00', [0.8664, 0.2948, 142.5]],
  ['#0000ff', [0.452, 0.3132, 264.05]],
  ['#663399', [0.4403, 0.1603, 303.37]],
] as const)('%s', (color, [lightness, chroma, degrees]) => {
  const lch = oklchOf(color)
  expect(lch.lightness).toBeCloseTo(lightness, 3)
  expect(lch.chroma).toBeCloseTo(chroma, 3)
  expect(lch.hue).toBeCloseTo(degrees, 1)
})

test.each([
  ['#ffffff', 1],
  ['#000000', 0],
] as const)('%s has no chroma', (color, lightness) => {
  expect(oklchOf(color).lightness).toBeCloseTo(lightness, 5)
  expect(oklchOf(color).chroma).toBeCloseTo(0, 5)
})

test('every colour comes back as itself', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(hexOf(oklchOf(color))).toBe(color)
    }),
    { numRuns: 2000 },
  )
})

test('a colour that no screen shows is none', () => {
  expect(hexOf({ lightness: 0.95, chroma: 0.3, hue: 0 })).toBeNull()
})
