import { globalStyle, style } from '@vanilla-extract/css'
import { color, columnGrid, columns, media, motion, ratio, size, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 4] }), { selectors: { '&:empty': { display: 'none' } } }])

/** Hides the outermost lines of the cells: lines stand between marks only. */
export const wall = style([columns({ d: [5, 12] }), { overflow: 'clip', alignSelf: 'start' }])
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginInlineEnd: `calc(-1 * ${size.hairline})`,
  marginBlockEnd: `calc(-1 * ${size.hairline})`,
  '@media': {
    [media.d]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
/** Marks are drawn for paper: where the section is none, they hang on a sheet of it. */
export const sheet = style({ backgroundColor: color.background })
const line = `${size.hairline} solid ${color.lines}`
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: space[4],
  minInlineSize: 0,
  aspectRatio: ratio['A-32'],
  textAlign: 'center',
  borderInlineEnd: line,
  borderBlockEnd: line,
  selectors: { '&:last-child': { borderInlineEndColor: 'transparent' } },
})
export const logo = style({
  position: 'relative',
  display: 'block',
  inlineSize: '56%',
  blockSize: size.control,
  // The white that a mark was saved on is no frame around it.
  mixBlendMode: 'multiply',
})
// A mark stands on the cell's own paper.
globalStyle(`${logo} > *`, { backgroundColor: 'transparent' })
export const gray = style({
  filter: 'grayscale(1)',
  transition: `filter ${motion.slide} ${motion.easing}`,
  '@media': {
    [media.hover]: { selectors: { [`${cell}:hover &`]: { filter: 'none' } } },
    [media.reducedMotion]: { transition: 'none' },
  },
})
export const name = style({ overflowWrap: 'anywhere' })
