import { style } from '@vanilla-extract/css'
import { color, media, ratio, size, space, textStyle, tickShape } from '@bellows/tokens'

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
/** Words, fee and how many: beside the picture, however high it is. */
export const counted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space[2]} ${space[4]}`,
})
const wide = `(min-width: ${size.countedRow})`
/** What is as wide as the counted row, for its parts to stand by. */
export const measured = style({ flex: '1 1 0', minInlineSize: 0, containerType: 'inline-size' })
export const words = style({
  flex: '1 1 0',
  alignSelf: 'baseline',
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
  alignSelf: 'baseline',
  color: color.headings,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Amounts stand under one another, with checkboxes beside others or nowhere.
  selectors: {
    [`${list}:has([type="checkbox"]) ${counted} > &`]: {
      marginInlineEnd: `calc(${size.check} + ${space[4]})`,
    },
  },
  '@container': { [wide]: { order: 1 } },
})
/** Right beneath the words, or where there is room on the line of their name, whose height it leaves alone. */
export const count = style({
  ...textStyle('h4'),
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'min-content',
  '@container': {
    [wide]: { flexBasis: 'auto', marginBlock: `calc((${size.line} - ${size.control}) / 2)` },
  },
})

/** On the middle of the name's line. */
export const checkbox = style({
  ...textStyle('h4'),
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  // Where large type leaves no room beside the words, it stands beneath them, at the same edge.
  marginInlineStart: 'auto',
  inlineSize: size.check,
  blockSize: size.check,
  marginBlock: `calc((${size.line} - ${size.check}) / 2)`,
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
      clipPath: tickShape,
      backgroundColor: color.solidButton,
    },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})
