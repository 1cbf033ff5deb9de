import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, columnGrid, columns, media, size, space, textStyle } from '@bellows/tokens'

/** Lines of the menu’s glyph, as a share of its square. */
const GLYPH_WIDTH = 0.75
const onMargin = `calc((${size.icon} * ${GLYPH_WIDTH} - ${size.control}) / 2)`

/** Phones and tablets only; the glyph, not its button, stands on the margin. */
export const glyph = recipe({
  base: { '@media': { [media.d]: { display: 'none' } } },
  variants: { at: { start: { marginInlineStart: onMargin }, end: { marginInlineEnd: onMargin } } },
})

export const word = style([
  textStyle('button'),
  {
    flex: 'none',
    minBlockSize: size.target,
    minInlineSize: size.target,
    color: color.headings,
    textAlign: 'end',
    textDecoration: 'underline',
    textDecorationThickness: size.hairline,
    textUnderlineOffset: size.underlineOffset,
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: size.tick } } },
  },
])

const spread = { start: {}, end: {} }

/** What the word opens fills the window: the menu beside the foot, which stands on the window's own. */
export const inside = recipe({
  variants: {
    opener: {
      ...spread,
      word: [
        columnGrid,
        {
          '@media': { [media.d]: { minBlockSize: `calc(${size.window} - ${size.bar.d} - ${space[6]})` } },
        },
      ],
    },
  },
})
export const menu = recipe({
  variants: { opener: { ...spread, word: columns({ d: [1, 8] }) } },
})
export const foot = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[6],
    marginBlockStart: space[7],
    selectors: { '&:empty': { display: 'none' } },
  },
  variants: { opener: { ...spread, word: [columns({ d: [10, 12] }), { alignSelf: 'end' }] } },
})
