import { recipe } from '@vanilla-extract/recipes'
import { color, columnGrid, columns, media, size, space, textStyle } from '@bellows/tokens'
import { inDrawer } from './bar-room.css.ts'

/** Lines of the menu’s glyph, as a share of its square. */
const GLYPH_WIDTH = 0.75
const onMargin = `calc((${size.icon} * ${GLYPH_WIDTH} - ${size.control}) / 2)`

/** The glyph, not its button, stands on the margin. */
export const glyph = recipe({
  base: inDrawer,
  variants: { at: { start: { marginInlineStart: onMargin }, end: { marginInlineEnd: onMargin } } },
})

export const word = recipe({
  base: [
    textStyle('button'),
    {
      flex: 'none',
      minBlockSize: size.target,
      minInlineSize: size.target,
      color: color.headings,
      textDecoration: 'underline',
      textDecorationThickness: size.hairline,
      textUnderlineOffset: size.underlineOffset,
      '@media': { [media.hover]: { ':hover': { textDecorationThickness: size.tick } } },
    },
  ],
  variants: {
    opener: { start: { textAlign: 'start' }, end: { textAlign: 'end' }, word: { textAlign: 'end' } },
  },
})

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
