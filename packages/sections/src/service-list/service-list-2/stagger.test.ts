import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnOut, isLower, isTall, stagger, type Stagger, type Step } from './stagger.ts'

const places = (...setting: Parameters<typeof stagger>) =>
  stagger(...setting).steps.map(({ row, column }) => `${row}/${column}`)

test('cards go row by row, past the cell of the words', () => {
  expect(places(4, 3, 1)).toEqual(['1/2', '1/3', '2/1', '2/2'])
  expect(places(2, 3, 1)).toEqual(['1/2', '1/3'])
  expect(places(5, 4, 0)).toEqual(['1/1', '1/2', '1/3', '1/4', '2/1'])
})

test('one card stands beside the words, or in the first column without them', () => {
  expect(places(1, 3, 1)).toEqual(['1/2'])
  expect(places(1, 3, 0)).toEqual(['1/1'])
})

test('the last row goes where columns end level, and leaves no hole between two cards', () => {
  expect(places(7, 3, 1).slice(5)).toEqual(['3/1', '3/3'])
  expect(places(3, 2, 0).slice(2)).toEqual(['2/1'])
  expect(places(10, 4, 0).slice(8)).toEqual(['3/1', '3/3'])
  expect(places(5, 4, 1).slice(3)).toEqual(['2/1', '2/2'])
})

test('a column that ends above both its neighbours is drawn out: it starts lower, and its pictures are higher', () => {
  const plan = stagger(7, 3, 1)
  const part = Math.max(...plan.slacks) / 3
  const drawn = (isMiddle: boolean) =>
    plan.steps.filter(({ column }) => (column === 2) === isMiddle).map((step) => drawnOut(step, plan))
  expect(part).toBeGreaterThan(1)
  expect(drawn(true)).toEqual([
    { drop: 2 * part, grow: part },
    { drop: 3 * part, grow: part },
  ])
  expect(drawn(false)).toEqual(Array.from({ length: 5 }, () => ({ drop: 0, grow: 0 })))
})

test('a column that is drawn out has the gaps of the others, and ends level', () => {
  const plan = stagger(7, 3, 1)
  const [first, second] = plan.steps.filter(({ column }) => column === 2)
  if (!first || !second) throw new Error('The middle column has two cards')
  const one = drawnOut(first, plan)
  const two = drawnOut(second, plan)
  expect(two.drop - two.grow).toBeCloseTo(one.drop)
  expect(two.drop).toBeCloseTo(plan.slacks[1] ?? 0)
})

// The style sheet's arithmetic, in quarters of a column's width, with words of one height.
const WORDS = 0.8
const GAP = 1
const FAR = 1.3
const NEAR = 0.6
const topOf = ({ row, column }: Step) =>
  (row - 1) * (6 + WORDS + GAP) + (isTall(column) ? FAR : 1 - row) + (isLower(column) ? NEAR : 0)
const endOf = (step: Step) => topOf(step) + (isTall(step.column) ? 6 : 5) + WORDS

const settings = [fc.integer({ min: 1, max: 100 }), fc.integer({ min: 2, max: 4 }), fc.nat(1)] as const

test('every column is closed, whatever the number of cards', () => {
  fc.assert(
    fc.property(...settings, (count, columns, before) => {
      const { steps } = stagger(count, columns, before)
      expect(steps).toHaveLength(count)
      for (const step of steps) {
        const above = steps.find(({ column, row }) => column === step.column && row === step.row - 1)
        const gap = above ? topOf(step) - endOf(above) : GAP
        expect(gap).toBeCloseTo(GAP)
      }
    }),
  )
})

test('columns end within a card and a half of each other, and the page reads from top to bottom', () => {
  fc.assert(
    fc.property(...settings, (count, columns, before) => {
      const { steps } = stagger(count + columns, columns, before)
      const ends = Array.from({ length: columns }, (_, index) =>
        Math.max(...steps.filter(({ column }) => column === index + 1).map(endOf)),
      )
      const card = 6 + WORDS + GAP
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1.5 * card)
      for (const [index, step] of steps.slice(1).entries()) {
        const before_ = steps[index] ?? step
        expect(topOf(step)).toBeGreaterThan(topOf(before_) - card)
      }
    }),
  )
})

const DESKTOPS = [992, 1200, 1440, 1920]
/** Four columns stand on the widest screens only. */
const WIDE = 1440
const STRENGTHS = { strong: 1, soft: 0.5 }
const [CARD_GAP, FAR_STEP, NEAR_STEP, CARD_WORDS] = [96, 128, 64, 84]

/** Where columns end in pixels, as the style sheet has it, on a desktop whose columns are so wide. */
function endsOf(plan: Stagger, width: number, strength: number): number[] {
  return plan.depths.map((depth, index) => {
    const column = index + 1
    const drop = (drawnOut({ column, row: depth }, plan).drop * width) / 4
    const offset = isTall(column) ? FAR_STEP : isLower(column) ? NEAR_STEP : 0
    const picture = (width * (isTall(column) ? 6 : 5)) / 4
    return offset * strength + drop + depth * (picture + CARD_WORDS + CARD_GAP) - CARD_GAP
  })
}

const columnsWide = (desktop: number, columns: number) =>
  (Math.min(desktop - 96, 1312) - (columns - 1) * 24) / columns

const COUNTS = Array.from({ length: 16 }, (_, index) => index + 1)

for (const columns of [2, 3, 4])
  for (const before of [0, 1])
    test.each(COUNTS)(
      `%i cards in ${columns} columns after ${before} cells: no middle column ends a third of a picture above both neighbours`,
      (count) => {
        const plan = stagger(count, columns, before)
        for (const desktop of DESKTOPS.filter((each) => columns < 4 || each >= WIDE))
          for (const strength of Object.values(STRENGTHS)) {
            const width = columnsWide(desktop, columns)
            const ends = endsOf(plan, width, strength)
            const holes = ends.slice(1, -1).map((end, at) => Math.min(ends[at] ?? 0, ends[at + 2] ?? 0) - end)
            expect(Math.max(0, ...holes), `${desktop}: ${plan.depths.join()}`).toBeLessThan(
              (5 * width) / 4 / 3,
            )
          }
      },
    )
