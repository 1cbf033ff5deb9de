import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, size, space, textStyle } from '@bellows/tokens'

const inRow = style({ flexFlow: 'row wrap', alignItems: 'baseline', gap: `${space[2]} ${space[5]}` })
export const lines = recipe({
  base: [textStyle('small'), { fontStyle: 'normal', display: 'flex', overflowWrap: 'anywhere' }],
  variants: {
    /** Under each other, or beside each other where there is room, from the start or about the middle. */
    flow: {
      column: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: space[2],
        '@media': { [media.m]: { gap: 0 } },
      },
      start: inRow,
      center: [inRow, { justifyContent: 'center', textAlign: 'center' }],
    },
  },
  defaultVariants: { flow: 'column' },
})
const { base, variants } = lines.classNames
/** Rows of a column keep one pitch, whether they lead anywhere or not. */
globalStyle(`${base} > a, ${base}:is(${variants.flow.column}) > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.check,
  // On phones a finger's height, which is their distance, too.
  '@media': { [media.m]: { minBlockSize: size.target } },
})
export const block = style({ whiteSpace: 'pre-line' })
