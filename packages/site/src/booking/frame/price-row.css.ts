import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

const ruled = { paddingBlockStart: space[3], borderBlockStart: line }

/** The label stands above the amount where both do not fit on a line. */
export const row = recipe({
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[4] },
  variants: {
    place: {
      first: ruled,
      total: [ruled, textStyle('h4'), { color: color.headings }],
      due: { color: color.headings, fontWeight: 600 },
    },
  },
})
const { first, total } = row.classNames.variants.place
globalStyle(`${first} ~ ${total}`, { marginBlockStart: space[1] })
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const amount = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
