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
/** What the words keep off the picture, beyond the gap; a short crew stands below their edge. */
const inset = space[5]
/** On the picture's foot. */
export const text = style([
  columns({ d: [8, 12], t: [1, 6] }),
  {
    '@media': {
      [media.d]: {
        gridRow: 1,
        alignSelf: 'end',
        paddingInlineStart: inset,
        selectors: {
          '[data-side="right"] > &': { gridColumn: '1 / 6', paddingInlineStart: 0, paddingInlineEnd: inset },
        },
      },
    },
  },
])

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
/** One stands across from the lead's picture, on the edge of the lead's words; more fill rows from the page's. */
const belowWords = '[data-side="left"] + &[data-crew="1"]'
const besidePicture = { gridColumn: '8 / 13', paddingInlineStart: inset }
export const crew = style({
  gridColumn: '1 / -1',
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[7],
  marginBlockStart: space[6],
  ...across(2),
  '@media': {
    [media.d]: {
      ...across(3),
      selectors: {
        '&[data-desktop="2"]': across(2),
        '&:is([data-desktop="4"], [data-crew="2"])': across(4),
        [belowWords]: { ...besidePicture, ...across(2) },
      },
    },
    [media.xl]: {
      selectors: { '&[data-wide="4"]': across(4), '&[data-wide="3"]': across(3), [belowWords]: across(2) },
    },
  },
})
const lying = { gridTemplateColumns: 'subgrid', alignItems: 'end' }
/** Alone in its row below desktops, one lies down: the words stand beside the picture. So do two on desktops. */
export const person = style({
  display: 'grid',
  rowGap: space[4],
  alignContent: 'start',
  '@media': {
    [media.tDown]: {
      selectors: {
        '&:last-child:nth-child(odd)': {
          gridColumn: '1 / -1',
          ...lying,
        },
      },
    },
    [media.d]: { selectors: { '[data-crew="2"] > &': { gridColumn: 'span 2', ...lying } } },
  },
})
/** On phones columns are so close that the words of two would read as one. */
export const about = style({
  '@media': { [media.m]: { selectors: { ':nth-child(odd) > &': { paddingInlineEnd: space[3] } } } },
})
