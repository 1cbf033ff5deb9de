import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const lead = style([columnGrid, { gridColumn: '1 / -1', rowGap: space[5], alignItems: 'start' }])

const onRight = (gridColumn: string) => ({ selectors: { '[data-side="right"] > &': { gridColumn } } })
export const picture = style([
  columns({ d: [1, 7] }),
  { '@media': { [media.d]: { gridRow: 1, ...onRight('6 / 13') } } },
])
/** On the picture's foot. */
export const text = style([
  columns({ d: [8, 12], t: [1, 6] }),
  { '@media': { [media.d]: { gridRow: 1, alignSelf: 'end', ...onRight('1 / 6') } } },
])

/** Fewer than a row stand across from the lead's picture, below the words; on its side when it hangs at the end. */
const fewer = (row: number) =>
  Object.fromEntries(
    Array.from({ length: row - 1 }, (_, index) => index + 1).map((count) => [
      `[data-side="left"] + [data-crew="${count}"] > &:first-child`,
      { gridColumnStart: row - count + 1 },
    ]),
  )
const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const crew = style({
  gridColumn: '1 / -1',
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[7],
  marginBlockStart: space[6],
  ...across(2),
  '@media': { [media.d]: across(3), [media.xl]: across(4) },
})
export const person = style({
  display: 'grid',
  rowGap: space[4],
  alignContent: 'start',
  '@media': { [media.dOnly]: { selectors: fewer(3) }, [media.xl]: { selectors: fewer(4) } },
})
