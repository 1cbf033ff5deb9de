import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, size, space, textStyle } from '@bellows/tokens'
import { setFigures } from '../text/text-rules.ts'

const line = `${size.hairline} solid ${color.lines}`

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: size.drawerRow,
  borderBlockEnd: line,
})
const h1 = textStyle('h1')
const h2 = textStyle('h2')
export const word = recipe({
  base: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[2],
    color: color.headings,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  variants: {
    scale: {
      row: textStyle('h4'),
      large: [h2, { '@media': { [media.tUp]: h1 } }],
      nested: textStyle('body'),
    },
  },
})
/** A link that is all title, or the title beside its number. */
export const title = style({
  selectors: {
    '&[aria-current], [aria-current] > &': {
      textDecoration: 'underline',
      textDecorationThickness: size.tick,
      textUnderlineOffset: size.underlineOffset,
    },
  },
})
/** Numbers stand in a column of their own. */
export const folio = style([
  textStyle('label'),
  setFigures,
  { minInlineSize: space[5], color: color.paragraphs },
])
export const button = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.drawerRow,
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  color: color.headings,
  selectors: {
    '&[data-wide]': {
      flex: '1',
      justifyContent: 'space-between',
      inlineSize: 'auto',
      paddingInlineEnd: space[4],
      marginInlineEnd: 0,
    },
  },
})
export const nested = style({
  paddingInlineStart: space[5],
  // Below the word, not below its number.
  selectors: { '&[data-folios]': { paddingInlineStart: `calc(${space[5]} + ${space[4]})` } },
})
