import { recipe } from '@vanilla-extract/recipes'
import { media, size, space, textStyle } from '@bellows/tokens'

export const links = recipe({
  base: [textStyle('small'), { display: 'flex' }],
  variants: {
    /** Under each other; in a row they break into even lines. */
    look: {
      column: { flexDirection: 'column', rowGap: space[2] },
      row: {
        flexWrap: 'wrap',
        columnGap: space[6],
        rowGap: space[1],
        '@media': { [media.m]: { flexDirection: 'column' } },
      },
    },
  },
})

/** As close as the lines of other columns; alone on phones a finger's height. */
export const entry = recipe({
  base: { display: 'inline-flex', alignItems: 'center', minBlockSize: size.check },
  variants: { look: { column: {}, row: { '@media': { [media.m]: { minBlockSize: size.target } } } } },
})
