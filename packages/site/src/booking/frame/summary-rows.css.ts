import { style } from '@vanilla-extract/css'
import { color, media, ratio, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const head = style({ display: 'flex', gap: space[4], alignItems: 'start' })
export const thumbnail = style({
  flex: 'none',
  inlineSize: size.thumbnail,
  '@media': {
    [media.t]: { inlineSize: size.bookedPicture.t },
    [media.d]: { inlineSize: size.bookedPicture.d, aspectRatio: ratio['A-45'] },
  },
})
export const facts = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const service = style({ ...textStyle('body'), color: color.headings })

export const rows = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: line,
})
