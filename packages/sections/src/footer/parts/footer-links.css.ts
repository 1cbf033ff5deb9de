import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, size, space, textStyle } from '@bellows/tokens'

export const links = recipe({
  base: [textStyle('small'), { display: 'flex' }],
  variants: {
    /** Under each other; in a row they break into even lines. */
    look: {
      column: { flexDirection: 'column', rowGap: space[2], '@media': { [media.m]: { rowGap: 0 } } },
      row: {
        flexWrap: 'wrap',
        columnGap: space[6],
        rowGap: space[1],
        '@media': { [media.m]: { flexDirection: 'column' } },
      },
    },
  },
})

/** As close as the lines of other columns; on phones a finger's height. */
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.check,
  '@media': { [media.m]: { minBlockSize: size.target } },
})
