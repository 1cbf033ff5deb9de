import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, size, space, textStyle } from '@bellows/tokens'

export const links = recipe({
  base: [textStyle('small'), { display: 'flex' }],
  variants: {
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

const line = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: size.check })
/** As close as the lines of other columns; alone on phones a finger's height. */
export const entry = {
  column: line,
  row: style([line, { '@media': { [media.m]: { minBlockSize: size.target } } }]),
}
