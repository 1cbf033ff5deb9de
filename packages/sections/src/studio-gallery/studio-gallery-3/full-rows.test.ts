import { expect, test } from 'vitest'
import { fullRows } from './full-rows.ts'

const wall = { count: 9, isMosaic: false, hasCard: true, cardPosition: 'center' } as const
const below = { cardPosition: 'bottom-left' } as const

test.each([
  [{}, { isAmong: true, last: 'four', rows: 4 }],
  [{ hasCard: false }, { isAmong: false, last: undefined, rows: 3 }],
  [{ isMosaic: true }, { last: 'four', rows: 5 }],
  [{ count: 6 }, { isAmong: true, last: 'ends', rows: 3 }],
  [
    { count: 7, hasCard: false },
    { last: 'four', rows: 3 },
  ],
  [{ count: 8 }, { last: undefined, rows: 3 }],
  [{ count: 10 }, { last: 'two', rows: 4 }],
  [below, { last: 'three', rows: 4 }],
  [
    { ...below, count: 6 },
    { last: 'three', rows: 3 },
  ],
  [
    { ...below, count: 6, isMosaic: true },
    { last: 'three', rows: 4 },
  ],
  [
    { ...below, count: 10 },
    { last: 'one', rows: 4 },
  ],
  [
    { ...below, count: 11 },
    { last: undefined, rows: 4 },
  ],
  [{ count: 5 }, { isAmong: false, last: 'two' }],
  [{ count: 3 }, { isAmong: false, last: undefined, inTwos: false }],
  [{ count: 4 }, { isAmong: false, last: undefined, inTwos: true }],
  [{ count: 2 }, { last: undefined, inTwos: true }],
  [{ count: 1 }, { last: 'band' }],
] as const)('a wall with %o hangs as %o', (over, hung) => {
  expect(fullRows({ ...wall, ...over })).toMatchObject(hung)
})

/** Tracks of six that each picture takes, in their order. */
function tracksOf(count: number, { last, inTwos }: ReturnType<typeof fullRows>): number[] {
  const halvesAtTheEnd = { band: 0, one: 1, two: 2, three: 3, four: 4, ends: 2 }[last ?? 'band']
  const halvesAtTheStart = last === 'ends' ? 2 : 0
  return Array.from({ length: count }, (_, index) => {
    if (last === 'band' && index === count - 1) return 6
    return inTwos || index < halvesAtTheStart || index >= count - halvesAtTheEnd ? 3 : 2
  })
}

const counts = Array.from({ length: 24 }, (_, index) => index + 1)
const places = [
  { hasCard: false, cardPosition: 'center' },
  { hasCard: true, cardPosition: 'center' },
  { hasCard: true, cardPosition: 'bottom-left' },
] as const

test.each(counts.flatMap((count) => places.map((place) => ({ count, ...place }))))(
  '%o: thirds and halves alone fill every row',
  (over) => {
    const hung = fullRows({ ...wall, ...over })
    const tracks = tracksOf(over.count, hung)
    const isHalf = over.cardPosition === 'bottom-left' && (hung.last === 'one' || hung.last === 'three')
    const card = hung.isAmong ? [isHalf ? 3 : 2] : []
    expect([...tracks, ...card].reduce((sum, taken) => sum + taken, 0)).toBe(6 * hung.rows)
    expect(tracks.includes(6)).toBe(over.count === 1)
  },
)
