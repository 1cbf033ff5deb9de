import type { StyleRule } from '@vanilla-extract/css'
import { media, ratio, type Ratio } from '@bellows/tokens'

/** Shape of a picture per band; `d` left out follows its column's height. */
export const shaped = ({ m, t, d }: { m: Ratio; t: Ratio; d?: Ratio }): StyleRule => ({
  aspectRatio: ratio[m],
  '@media': {
    [media.t]: { aspectRatio: ratio[t] },
    [media.d]: { aspectRatio: d ? ratio[d] : 'auto' },
  },
})
