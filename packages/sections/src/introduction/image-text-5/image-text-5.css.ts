import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'
import { noneAlone, sharedTracks, spanIn } from '../../kit/none-alone.ts'

export const grid = style([columnGrid, { rowGap: space[7] }])
export const words = style([
  columns({ d: [1, 4] }),
  {
    '@media': { [media.d]: { position: 'sticky', insetBlockStart: space[9], alignSelf: 'start' } },
  },
])
const inThree = { gridTemplateColumns: `repeat(${sharedTracks[3]}, minmax(0, 1fr))` }
const shares = (within: string) => ({
  [`${within}&`]: { gridColumn: `span ${spanIn(3)}` },
  ...noneAlone(3, within),
})
export const sheet = style([
  columns({ d: [6, 12] }),
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[2],
    rowGap: space[4],
    alignContent: 'start',
    '@media': {
      [media.tUp]: {
        selectors: { '&:not([data-narrow])': inThree },
      },
      // An odd number would leave one alone in two columns.
      [media.m]: { selectors: { '&[data-odd]': inThree } },
    },
  },
])
export const frame = style({
  display: 'grid',
  rowGap: space[2],
  alignContent: 'start',
  '@media': {
    [media.tUp]: { selectors: shares(':not([data-narrow]) > ') },
    [media.m]: { selectors: shares('[data-odd] > ') },
  },
})
export const opener = style({ display: 'block', inlineSize: '100%' })
