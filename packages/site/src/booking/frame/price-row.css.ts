import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

/** The label stands above the amount where both do not fit on a line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  selectors: {
    '&[data-place="first"], &[data-place="total"]': { paddingBlockStart: space[3], borderBlockStart: line },
    '&[data-place="total"]': { ...(textStyle('h4') as object), color: color.headings },
    '&[data-place="first"] ~ &[data-place="total"]': { marginBlockStart: space[1] },
    '&[data-place="due"]': { color: color.headings, fontWeight: 600 },
  },
})
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const amount = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
