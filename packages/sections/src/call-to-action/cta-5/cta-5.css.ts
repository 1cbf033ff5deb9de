import { style } from '@vanilla-extract/css'
import { color, media, motion, size, space } from '@bellows/tokens'
import { drawnLine } from '../../kit/drawn-line.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
/** As wide as the rule below, so that the arrow ends with it; the words keep their measure. */
export const title = style({ inlineSize: '100%', maxInlineSize: 'none' })
export const measured = style({ display: 'block', maxInlineSize: size.measure.display })
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[7],
  rowGap: space[5],
  // The arrow stands on the last line of the title.
  alignItems: 'last baseline',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.tUp]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** A line stands under the words while they are pointed at. */
export const words = style({
  textDecoration: `underline ${size.tick} transparent`,
  textUnderlineOffset: size.underlineOffset,
  transition: `text-decoration-color ${motion.draw} ${motion.easing}`,
  '@media': {
    [media.hover]: { selectors: { [`${link}:hover &`]: { textDecorationColor: color.headings } } },
    [media.reducedMotion]: { transition: 'none' },
  },
})
export const arrow = style({
  display: 'block',
  inlineSize: size.arrowLong.m,
  color: color.headings,
  '@media': {
    [media.t]: { inlineSize: size.arrowLong.t },
    [media.d]: { inlineSize: size.arrowLong.d },
  },
})
/** As wide as its place. */
export const drawing = style({
  inlineSize: '100%',
  blockSize: 'auto',
  display: 'block',
})
export const rule = style([drawnLine, { inlineSize: '100%', marginBlock: `${space[6]} ${space[5]}` }])
