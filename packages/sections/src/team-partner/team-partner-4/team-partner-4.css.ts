import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, columnGrid, columns, media, motion, ratio, size, space } from '@bellows/tokens'

/** The section's own paper, where a sheet of another lies on it. */
const tone = createVar()
const lines = createVar()
export const page = style([columnGrid, { rowGap: space[8], vars: { [tone]: color.background } }])
export const words = style([columns({ d: [1, 4] }), { selectors: { '&:empty': { display: 'none' } } }])

/**
 * Marks are drawn for paper, dark on white. On dark ground they are turned over and the white they were saved on is lost
 * in it; an accent may be of any lightness, so that they hang on a pale sheet of it.
 */
export const wall = recipe({
  // Hides the outermost lines of the cells: lines stand between marks only.
  base: [columns({ d: [5, 12] }), { overflow: 'clip', alignSelf: 'start', vars: { [lines]: color.lines } }],
  variants: {
    ground: {
      paper: {},
      accent: {
        backgroundColor: `color-mix(in srgb, ${tone} 24%, ${color.background})`,
        vars: { [lines]: `color-mix(in srgb, ${tone} 48%, ${color.background})` },
      },
      dark: { backgroundColor: color.background },
      // With the section's own 40 % it is as dark as white on a white picture needs.
      picture: { backgroundColor: `color-mix(in srgb, ${color.overlay} 40%, transparent)` },
    },
  },
})
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginInlineEnd: `calc(-1 * ${size.hairline})`,
  marginBlockEnd: `calc(-1 * ${size.hairline})`,
  '@media': {
    [media.d]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: {
        '&[data-desktop="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-desktop="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    [media.xl]: {
      selectors: {
        '&[data-wide="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '&[data-wide="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
})
const wide = `calc(2 * ${ratio['A-32']})`
const line = `${size.hairline} solid ${lines}`
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
  '@media': {
    // The odd last one has the row to itself, no higher than the others.
    [media.tDown]: {
      selectors: {
        '&:last-child:nth-child(odd):not(:only-child)': { gridColumn: '1 / -1', aspectRatio: wide },
      },
    },
  },
})
const mark = style({ position: 'relative', display: 'block', inlineSize: '56%', blockSize: size.control })
// A mark stands on the cell's own paper.
globalStyle(`${mark} > *`, { backgroundColor: 'transparent' })
/** Dark for light and light for dark, in the hues that it had. */
const turnedOver = 'invert(1) hue-rotate(180deg)'
const coloured = { onPaper: 'none', turned: turnedOver }
const shade = createVar()
/** The white that a mark was saved on is no frame around it. */
export const logo = recipe({
  base: [
    mark,
    {
      filter: shade,
      transition: `filter ${motion.slide} ${motion.easing}`,
      '@media': {
        [media.reducedMotion]: { transition: 'none' },
        // The visitor's own ground may be black or white, and what blends into it vanishes there.
        [media.forcedColors]: {
          filter: 'none',
          mixBlendMode: 'normal',
          backgroundColor: 'white',
          forcedColorAdjust: 'none',
        },
      },
    },
  ],
  variants: {
    look: {
      onPaper: { mixBlendMode: 'multiply', vars: { [shade]: coloured.onPaper } },
      turned: { mixBlendMode: 'screen', vars: { [shade]: coloured.turned } },
    },
    isGray: { true: {}, false: {} },
  },
  compoundVariants: (['onPaper', 'turned'] as const).map((look) => ({
    variants: { look, isGray: true },
    style: {
      vars: { [shade]: look === 'onPaper' ? 'grayscale(1)' : `grayscale(1) ${turnedOver}` },
      '@media': {
        [media.hover]: { selectors: { [`${cell}:hover &`]: { vars: { [shade]: coloured[look] } } } },
      },
    },
  })),
})
export const name = style({ overflowWrap: 'anywhere' })
