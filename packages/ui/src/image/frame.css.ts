import { recipe } from '@vanilla-extract/recipes'
import { ratio } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'

export const frame = recipe({
  base: { position: 'relative', display: 'block', overflow: 'hidden', inlineSize: '100%' },
  variants: {
    /** A fixed ratio; the picture's own; or `fill`: the nearest positioned parent. */
    ratio: {
      ...rulesOf(ratio, (aspectRatio) => ({ aspectRatio })),
      natural: { aspectRatio: ratio['A-32'] },
      fill: { position: 'absolute', inset: 0, blockSize: '100%' },
    },
  },
})
