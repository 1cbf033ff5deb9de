import { style } from '@vanilla-extract/css'
import { color, media, ratio, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const list = style({ marginBlockStart: space[5], borderBlockStart: line })
export const entry = style({ borderBlockEnd: line })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
  paddingBlock: space[5],
  selectors: { '&[data-press]': { cursor: 'pointer' } },
})
export const picture = style({
  flex: 'none',
  inlineSize: size.thumbnail,
  '@media': { [media.tUp]: { inlineSize: size.rowPicture.t, aspectRatio: ratio['A-45'] } },
})
/** Words and fee, and beneath them how many: beside the picture, however high it is. */
export const counted = style({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
  minInlineSize: 0,
})
export const words = style({
  flex: '1 1 0',
  display: 'grid',
  gap: space[1],
  minInlineSize: '8ch',
  overflowWrap: 'anywhere',
})
export const name = style({ ...textStyle('h4'), color: color.headings })
export const description = style({ ...textStyle('body'), color: color.paragraphs })
export const fee = style({
  ...textStyle('body'),
  flex: 'none',
  color: color.headings,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Amounts stand under one another, with a checkbox beside them or without.
  selectors: { [`${counted} > &`]: { marginInlineEnd: `calc(${size.check} + ${space[4]})` } },
})
/** At the edge where the other rows have their checkbox. */
export const count = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'min-content',
  justifyContent: 'end',
})

const TICK = 'polygon(13% 52%, 22% 43%, 41% 61%, 79% 20%, 88% 29%, 41% 80%)'
export const checkbox = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  // Where large type leaves no room beside the words, it stands beneath them, at the same edge.
  marginInlineStart: 'auto',
  inlineSize: size.check,
  blockSize: size.check,
  marginBlock: 0,
  marginInlineEnd: 0,
  border: `${size.hairline} solid ${color.control}`,
  backgroundColor: color.background,
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: color.solidButton },
    '&:checked::before': {
      content: '""',
      inlineSize: size.icon,
      blockSize: size.icon,
      clipPath: TICK,
      backgroundColor: color.solidButton,
    },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})
