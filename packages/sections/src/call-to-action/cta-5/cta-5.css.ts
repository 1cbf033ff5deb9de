import { style } from '@vanilla-extract/css'
import { color, media, motion, size, space } from '@bellows/tokens'

export const page = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
export const title = style({ inlineSize: '100%' })
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[7],
  rowGap: space[5],
  alignItems: 'end',
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
export const rule = style({ inlineSize: '100%', marginBlock: `${space[6]} ${space[5]}` })
