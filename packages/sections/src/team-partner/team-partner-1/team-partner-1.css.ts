import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, space } from '@bellows/tokens'

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** In the middle of so many columns, as wide as one. */
const middle = (count: number) => ({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  inlineSize: `calc((100% - ${count - 1} * ${grid.gap}) / ${count})`,
})

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
/** Alone in the last row it stands in the middle, as the words above do. */
export const person = style({
  display: 'grid',
  rowGap: space[5],
  alignContent: 'start',
  '@media': {
    [media.t]: { selectors: { '&:last-child:nth-child(odd):not(:only-child)': middle(2) } },
    [media.d]: {
      selectors: {
        '[data-desktop="2"] > &:last-child:nth-child(odd):not(:only-child)': middle(2),
        '[data-desktop="3"] > &:last-child:nth-child(3n + 1):not(:only-child)': middle(3),
      },
    },
    [media.xl]: {
      selectors: {
        '[data-columns="4"]:not([data-few]) > &:last-child:nth-child(3n + 1)': {
          inlineSize: 'auto',
          gridColumn: 'auto',
          justifySelf: 'stretch',
        },
        '[data-columns="4"]:not([data-few]) > &:last-child:nth-child(4n + 1)': middle(4),
      },
    },
  },
})
