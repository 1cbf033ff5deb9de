import fc from 'fast-check'
import { expect, test } from 'vitest'
import { railPosition, railTarget } from './rail-position.ts'

const rail = (scrolled: number) => ({ starts: [0, 300, 600, 900], scrolled, reach: 700 })

test.each([
  [0, { index: 0, isAtStart: true, isAtEnd: false, isWhole: false }],
  [299.5, { index: 1, isAtStart: false }],
  [450, { index: 1, isAtEnd: false }],
  [700, { index: 3, isAtEnd: true }],
])('scrolled by %f', (scrolled, expected) => {
  expect(railPosition(rail(scrolled))).toMatchObject(expected)
})

test('a rail whose cards fit stands at its first card', () => {
  const position = railPosition({ starts: [0, 300], scrolled: 0, reach: 0 })
  expect(position).toEqual({ index: 0, isWhole: true, isAtStart: true, isAtEnd: true })
})

test.each([
  [0, 1, 300],
  [150, 1, 300],
  [600, 1, 700],
  [700, 1, 700],
  [700, -1, 600],
  [300, -1, 0],
  [0, -1, 0],
] as const)('from %i by %i card: %i', (scrolled, by, expected) => {
  expect(railTarget(rail(scrolled), by)).toBe(expected)
})

test('pressing on reaches both ends, one card at a time', () => {
  const width = fc.integer({ min: 40, max: 900 })
  fc.assert(
    fc.property(fc.array(width, { minLength: 1, maxLength: 12 }), width, (widths, room) => {
      const starts = widths.map((_, i) => widths.slice(0, i).reduce((sum, each) => sum + each, 0))
      const reach = Math.max(0, widths.reduce((sum, each) => sum + each, 0) - room)
      for (const by of [1, -1] as const) {
        let scrolled = by === 1 ? 0 : reach
        for (const _ of widths) scrolled = railTarget({ starts, scrolled, reach }, by)
        const { isAtEnd, isAtStart } = railPosition({ starts, scrolled, reach })
        expect(by === 1 ? isAtEnd : isAtStart).toBe(true)
      }
    }),
  )
})
