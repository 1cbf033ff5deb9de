import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryColumns } from './gallery-columns.ts'
import { clampRatio, placeInColumns } from './place-in-columns.ts'

const ratios = fc.array(fc.option(fc.double({ min: 0.1, max: 6, noNaN: true }), { nil: undefined }), {
  maxLength: 60,
})
const columnCount = fc.integer({ min: 1, max: 5 })

describe('clampRatio', () => {
  test.each([
    [1.5, 1.5],
    [0.2, 0.5],
    [5, 2],
    [undefined, 1.5],
    [Number.NaN, 1.5],
    [0, 1.5],
    [-2, 1.5],
    [Number.POSITIVE_INFINITY, 1.5],
  ])('%s becomes %s', (given, expected) => expect(clampRatio(given)).toBe(expected))
})

describe('placeInColumns', () => {
  test('fills the first row from the start, then the shortest column', () => {
    expect(placeInColumns([2, 1, 1.6, 1], 3)).toEqual([
      { column: 0, offset: 0, above: 0 },
      { column: 1, offset: 0, above: 0 },
      { column: 2, offset: 0, above: 0 },
      { column: 0, offset: 0.5, above: 1 },
    ])
  })

  test('equal columns: the first one', () => {
    expect(placeInColumns([1.5, 1.5, 1.5, 1.5], 2).map(({ column }) => column)).toEqual([0, 1, 0, 1])
  })

  test('each item stands under all earlier ones of the shortest column', () => {
    fc.assert(
      fc.property(ratios, columnCount, (given, count) => {
        const heights = Array.from({ length: count }, () => 0)
        const counts = Array.from({ length: count }, () => 0)
        placeInColumns(given, count).forEach(({ column, offset, above }, i) => {
          expect(offset).toBeCloseTo(heights[column]!, 2)
          expect(above).toBe(counts[column])
          expect(offset).toBeLessThanOrEqual(Math.min(...heights) + 0.01)
          heights[column]! += 1 / clampRatio(given[i])
          counts[column]! += 1
        })
      }),
    )
  })

  test('later items never move earlier ones', () => {
    fc.assert(
      fc.property(ratios, ratios, columnCount, (first, more, count) => {
        expect(placeInColumns([...first, ...more], count).slice(0, first.length)).toEqual(
          placeInColumns(first, count),
        )
      }),
    )
  })
})

test.each([
  [1, { m: 1, d: 1, xl: 1 }],
  [2, { m: 2, d: 2, xl: 2 }],
  [3, { m: 2, d: 3, xl: 3 }],
  [5, { m: 2, d: 3, xl: 5 }],
])('galleryColumns(%i)', (columns, bands) => expect(galleryColumns(columns)).toEqual(bands))
