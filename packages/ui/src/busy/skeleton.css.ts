import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, ratio, size, space } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'

export const block = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    backgroundColor: color.lines,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid GrayText` } },
  },
  variants: {
    /** A picture's place of this ratio. */
    ratio: rulesOf(ratio, (aspectRatio) => ({ aspectRatio })),
    /** One of several lines of text, the last of them shorter. */
    isLine: {
      true: { blockSize: space[3], selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } } },
    },
  },
})

export const lines = style({ display: 'grid', rowGap: space[3] })
