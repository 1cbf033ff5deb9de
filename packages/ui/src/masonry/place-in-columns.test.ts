import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRIM } from './close-columns.ts'
import { galleryColumns } from './gallery-columns.ts'
import { gapShares } from './gap-shares.ts'
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

const heightsOf = (given: readonly (number | undefined)[], count: number, gap = 0) => {
  const ends = Array.from({ length: count }, () => 0)
  placeInColumns(given, count, { gap }).forEach(({ column, trim }, i) => {
    ends[column]! += trim / clampRatio(given[i]) + gap
  })
  return ends
}

describe('placeInColumns', () => {
  test('fills the first row from the start, then the shortest column', () => {
    expect(placeInColumns([2, 1, 1.6, 1], 3)).toEqual([
      { column: 0, offset: 0, above: 0, trim: 1 },
      { column: 1, offset: 0, above: 0, trim: 1 },
      { column: 2, offset: 0, above: 0, trim: 1 },
      { column: 0, offset: 0.5, above: 1, trim: 1 },
    ])
  })

  test('equal columns: the first one', () => {
    expect(placeInColumns([1.5, 1.5, 1.5, 1.5], 2).map(({ column }) => column)).toEqual([0, 1, 0, 1])
  })

  test('each item stands under those of its column that came before', () => {
    fc.assert(
      fc.property(ratios, columnCount, fc.integer({ min: 1, max: 30 }), (given, count, batch) => {
        const heights = Array.from({ length: count }, () => 0)
        const counts = Array.from({ length: count }, () => 0)
        placeInColumns(given, count, { batch }).forEach(({ column, offset, above, trim }, i) => {
          expect(offset).toBeCloseTo(heights[column]!, 2)
          expect(above).toBe(counts[column])
          heights[column]! += trim / clampRatio(given[i])
          counts[column]! += 1
        })
      }),
    )
  })

  const shapes = fc.constantFrom(3 / 2, 4 / 5, 1, 2 / 3, 3 / 4, 16 / 9)
  const gaps = fc.constantFrom(0, 0.02, 0.05, 0.12)
  test.each([2, 3, 4, 5])('%i columns of many pictures end within a third of a picture', (count) => {
    fc.assert(
      fc.property(fc.array(shapes, { minLength: 12 * count, maxLength: 60 }), gaps, (given, gap) => {
        const ends = heightsOf(given, count, gap)
        const heights = ends.reduce((sum, end) => sum + end, 0) - given.length * gap
        const average = heights / given.length
        expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(average / 3)
      }),
    )
  })

  test('a picture loses or gains so much of its height at the most, and nothing in vain', () => {
    fc.assert(
      fc.property(ratios, columnCount, (given, count) => {
        for (const { trim } of placeInColumns(given, count))
          expect(Math.abs(trim - 1)).toBeLessThan(TRIM + 0.0001)
      }),
    )
    expect(placeInColumns([1, 1, 1, 1], 3).map(({ trim }) => trim)).toEqual([1, 1, 1, 1])
  })

  test('two rows of uneven pictures end level too', () => {
    const ends = heightsOf([0.8, 0.8, 0.8, 1, 1.5, 0.8], 3)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(0.4)
  })

  test('a batch never moves what was there', () => {
    fc.assert(
      fc.property(
        fc.array(shapes, { minLength: 12, maxLength: 12 }),
        ratios,
        columnCount,
        (first, more, count) => {
          expect(placeInColumns([...first, ...more], count, { batch: 12 }).slice(0, 12)).toEqual(
            placeInColumns(first, count, { batch: 12 }),
          )
        },
      ),
    )
  })
})

/** Heights in columns of a number, by the pixels of a column and of the gap. */
const inPixels = (given: readonly number[], count: number, [column, gap]: readonly [number, number]) => {
  const ends = Array.from({ length: count }, () => -gap)
  const share = gapShares('s', count)[count === 2 ? 'm' : count === 3 ? 'd' : 'xl']
  placeInColumns(given, count, { gap: share }).forEach((placement, i) => {
    ends[placement.column]! += (placement.trim / given[i]!) * column + gap
  })
  const average = (ends.reduce((sum, end) => sum + end + gap, 0) - given.length * gap) / given.length
  return (Math.max(...ends) - Math.min(...ends)) / average
}
const weddings = [
  0.6664, 1.4988, 0.8, 1.5, 1, 0.6664, 1.5, 0.7997, 0.6664, 1.5, 0.6664, 0.8, 1.5012, 0.6664, 0.8, 0.8003,
  1.4988, 0.8, 1, 1.7778, 0.6662, 1.4988, 0.6662, 1.5,
]
const families = [2 / 3, 4 / 5, 4 / 5, 3 / 2, 3 / 2, 4 / 5, 2 / 3, 3 / 2, 4 / 5, 4 / 5, 2 / 3, 3 / 2]
const minis = [4 / 5, 4 / 5, 3 / 2, 2 / 3, 4 / 5, 3 / 2, 4 / 5, 4 / 5]
/** Windows by what a column and a gap have on them. */
const phone = [163.5, 8] as const
const tablet = [374, 8] as const
const notebook = [362, 8] as const
const large = [322, 8] as const
test.each([
  { shapes: 'weddings on a phone', given: weddings, count: 2, sizes: phone },
  { shapes: 'weddings on a tablet', given: weddings, count: 2, sizes: tablet },
  { shapes: 'families on a notebook', given: families, count: 3, sizes: notebook },
  { shapes: 'minis on a phone', given: minis, count: 2, sizes: phone },
  { shapes: 'minis on a notebook', given: minis, count: 3, sizes: notebook },
  { shapes: 'minis on a large screen', given: minis, count: 4, sizes: large },
])('$shapes end within a third of a picture, gaps and all', ({ given, count, sizes }) => {
  expect(inPixels(given, count, sizes)).toBeLessThanOrEqual(1 / 3)
})

test.each([
  [1, { m: 1, d: 1, xl: 1 }],
  [2, { m: 2, d: 2, xl: 2 }],
  [3, { m: 2, d: 3, xl: 3 }],
  [5, { m: 2, d: 3, xl: 5 }],
])('galleryColumns(%i)', (columns, bands) => expect(galleryColumns(columns)).toEqual(bands))
