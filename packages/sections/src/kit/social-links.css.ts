import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, size, space, textStyle } from '@bellows/tokens'

export const list = recipe({
  base: [textStyle('small'), { display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] }],
  variants: {
    isStacked: { true: { flexDirection: 'column', '@media': { [media.m]: { rowGap: 0 } } } },
  },
})
/** As high as the rows of the columns beside it. */
globalStyle(`${list.classNames.variants.isStacked.true} > li > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.check,
  '@media': { [media.m]: { minBlockSize: size.target } },
})
