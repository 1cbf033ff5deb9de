import { globalStyle, style } from '@vanilla-extract/css'
import { color, columnGrid, columns, media, size, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [3, 10] }), { selectors: { '&:empty': { display: 'none' } } }])
export const wall = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  rowGap: space[7],
})

const columnGap = space[7]
/** Read down each column. One stands in the middle, two beside each other, four in pairs. */
export const list = style({
  inlineSize: '100%',
  columnGap,
  '@media': {
    [media.t]: { columnCount: 2, selectors: { '&[data-few="1"]': { columnCount: 1 } } },
    [media.d]: {
      columnCount: 3,
      selectors: {
        '&[data-few="1"]': { columnCount: 1, inlineSize: '50%' },
        '&:is([data-few="2"], [data-few="4"])': { columnCount: 2, inlineSize: `calc(100% / 6 * 5)` },
      },
    },
  },
})
export const voice = style({
  breakInside: 'avoid',
  selectors: { '* + &': { marginBlockStart: columnGap }, '&[hidden]': { display: 'none' } },
  '@media': { [media.unscripted]: { selectors: { '&[hidden]': { display: 'block' } } } },
})
export const figure = style({ rowGap: space[4] })
// A name without a face stands behind a tick.
globalStyle(`${figure} > figcaption > span:only-child::before`, {
  content: '""',
  display: 'inline-block',
  inlineSize: space[5],
  marginInlineEnd: space[3],
  borderBlockStart: `${size.hairline} solid ${color.noticeDecoration}`,
  verticalAlign: 'middle',
})
