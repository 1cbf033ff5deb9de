import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullHeight, holdAt, solveRows, type RowRoom } from './solve-rows.ts'

const room = { width: 1248, target: 400, gap: 8 }
const widthOf = (ratios: readonly number[], height: number, gap: number) =>
  ratios.reduce((sum, ratio) => sum + ratio * height, 0) + gap * (ratios.length - 1)

describe('solveRows', () => {
  test('fills the width with pictures near the target height', () => {
    const rows = solveRows([1.5, 1.5, 1.5, 1.5], room)
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
    ])
    expect(rows[0]?.height).toBeCloseTo((1248 - 8) / 3, 6)
  })
  test('leaves a short last row at the target height', () => {
    expect(solveRows([2, 2, 2], room).at(-1)).toEqual({ from: 2, to: 3, height: 400, isFull: false })
  })
  test.each([
    [3, [3]],
    [5, [2, 5]],
    [6, [2, 4, 6]],
  ])('leaves none of %i pictures alone where all rows can be full', (count, ends) => {
    const rows = solveRows(
      Array.from({ length: count }, () => 1.5),
      room,
    )
    expect(rows.map(({ to }) => to)).toEqual(ends)
    expect(rows.every(({ isFull }) => isFull)).toBe(true)
  })
  test('stretches a last row that is 65 % full', () => {
    const [row] = solveRows([1.05, 1.05], { ...room, gap: 0 })
    expect(row).toMatchObject({ isFull: true })
    expect(row?.height).toBeCloseTo(1248 / 2.1, 6)
    const [shorter] = solveRows([1, 1], { ...room, gap: 0 })
    expect(shorter).toMatchObject({ isFull: false, height: 400 })
  })
  test('gives a panorama a row of its own', () => {
    const rows = solveRows([1.5, 1.5, 4, 1.5, 1.5], room)
    expect(rows).toContainEqual({ from: 2, to: 3, height: 312, isFull: true })
  })
  test.each([
    [0.8, { height: 540, isFull: false }],
    [2.6, { height: 480, isFull: true }],
  ])('one picture of %f is at most 1.35 times as high as asked', (ratio, expected) => {
    expect(solveRows([ratio], room)).toEqual([{ from: 0, to: 1, ...expected }])
  })
  test('has no rows for no pictures', () => {
    expect(solveRows([], room)).toEqual([])
  })
})

const ratio = fc.double({ min: 0.5, max: 3, noNaN: true })
const rooms: fc.Arbitrary<RowRoom> = fc.record({
  width: fc.integer({ min: 280, max: 1600 }),
  target: fc.constantFrom(200, 400, 600, 240),
  gap: fc.constantFrom(0, 8, 24, 48),
})

test('every picture stands once, in order, uncropped, inside the width', () => {
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 40 }), rooms, (ratios, space) => {
      const rows = solveRows(ratios, space)
      expect(rows.flatMap(({ from, to }) => ratios.slice(from, to))).toEqual(ratios)
      for (const { from, to, height, isFull } of rows) {
        const width = widthOf(ratios.slice(from, to), height, space.gap)
        expect(width).toBeLessThanOrEqual(space.width + 1e-6)
        expect(isFull).toBe(width > space.width - 1e-6)
      }
      for (const { height } of rows.slice(0, -1)) {
        expect(height).toBeLessThanOrEqual(space.target * 1.35 + 1e-9)
      }
    }),
  )
})

test('full rows of ordinary pictures keep within 35 % of the target', () => {
  const ordinary = fc.constantFrom(2 / 3, 0.8, 1, 4 / 3, 1.5)
  fc.assert(
    fc.property(fc.array(ordinary, { minLength: 8, maxLength: 60 }), (ratios) => {
      for (const { height } of solveRows(ratios, room).slice(0, -1)) {
        expect(height).toBeGreaterThanOrEqual(400 * 0.65)
        expect(height).toBeLessThanOrEqual(400 * 1.35)
      }
    }),
  )
})

test('rows hold at widths that keep them within the tolerance', () => {
  const ratios = [1.5, 1.5, 1.5, 1.5]
  const rows = solveRows(ratios, room)
  expect(holdAt(rows, ratios, { ...room, width: 1400 })).toBe(true)
  expect(holdAt(rows, ratios, { ...room, width: 1700 })).toBe(false)
  expect(holdAt(rows, ratios, { ...room, width: 760 })).toBe(false)
  expect(fullHeight(room, 2, 3)).toBeCloseTo(413.33, 2)
})
