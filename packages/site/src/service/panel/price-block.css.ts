import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

/** One under the other; on tablets in one row across the card. */
export const block = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  '@media': {
    [media.t]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[6] },
  },
})
export const price = style({ ...textStyle('h3'), color: color.headings })
export const discount = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `${size.tick} solid ${color.noticeDecoration}`,
  color: color.headings,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
