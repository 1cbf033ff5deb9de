import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittedSize } from './fitted-size.ts'

const room = { width: 1200, height: 800 }

test.each([
  [1.5, undefined, { width: 1200, height: 800 }],
  [2, undefined, { width: 1200, height: 600 }],
  [0.5, undefined, { width: 400, height: 800 }],
  [1.5, 600, { width: 600, height: 400 }],
])('ratio %s, own width %s', (ratio, own, expected) => {
  expect(fittedSize(ratio, room, own)).toEqual(expected)
})

test('in the middle of the room its edges stand on whole pixels', () => {
  const { width, height } = fittedSize(0.8, { width: 1440, height: 773 })
  expect([(1440 - width) % 2, (773 - height) % 2]).toEqual([0, 0])
})

test('never larger than the room', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.2, max: 5, noNaN: true }), (width, height, ratio) => {
      const fitted = fittedSize(ratio, { width, height })
      expect(fitted.width).toBeLessThanOrEqual(width)
      expect(fitted.height).toBeLessThanOrEqual(height)
    }),
  )
})
