import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, size, space, textStyle } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({
  gridColumn: '1 / -1',
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[7],
  '@media': { [media.tUp]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})
/** The name stands under its figure, though it is read before it. */
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    [media.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: grid.gap },
    [media.tUp]: {
      gridColumn: 'span 2',
      selectors: {
        '&[data-span="3"]': { gridColumn: 'span 3' },
        '&[data-span="6"]': { gridColumn: 'span 6' },
      },
    },
  },
})
const figures = { fontVariantNumeric: 'lining-nums' }
/** In figures as high as capitals, as prices are everywhere. */
export const value = style({
  gridRow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...figures,
  '@media': {
    [media.m]: { gridRow: '1 / 3', gridColumn: 1 },
    [media.t]: { ...textStyle('display'), ...figures },
  },
})
/** Half a phone has no room for it as a numeral. */
export const widest = style([value, { '@media': { [media.m]: { ...textStyle('h1'), ...figures } } }])
export const name = style({ '@media': { [media.m]: { gridColumn: 2, alignSelf: 'end' } } })
export const large = style({ gridColumn: '1 / -1' })
export const text = style({ maxInlineSize: size.measure.caption })
export const besideValue = style([text, { '@media': { [media.m]: { gridColumn: 2 } } }])
/** Nothing stands beside it. */
export const underName = style([text, large])
