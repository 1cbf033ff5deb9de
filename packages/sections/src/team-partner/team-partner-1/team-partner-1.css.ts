import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, space } from '@bellows/tokens'

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [3, 10] }), { selectors: { '&:empty': { display: 'none' } } }])

/** One stands in the middle, two stand nearer to it; more fill the columns. */
export const list = style({
  gridColumn: '1 / -1',
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[8],
  ...across(1),
  '@media': {
    [media.t]: {
      ...across(2),
      selectors: { '&[data-few="1"]': { gridColumn: '3 / 7', ...across(1) } },
    },
    [media.d]: {
      selectors: {
        '&[data-desktop="2"]': across(2),
        '&[data-desktop="3"]': across(3),
        '&[data-few="1"]': { gridColumn: '5 / 9', ...across(1) },
        '&[data-few="2"]': { gridColumn: '3 / 11', ...across(2) },
      },
    },
    [media.xl]: { selectors: { '&[data-columns="4"]:not([data-few])': across(4) } },
  },
})
export const person = style({ display: 'grid', rowGap: space[5], alignContent: 'start' })
