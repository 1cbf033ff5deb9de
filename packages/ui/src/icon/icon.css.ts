import { style } from '@vanilla-extract/css'
import { size } from '@bellows/tokens'

export const icon = style({
  flex: 'none',
  inlineSize: size.icon,
  blockSize: size.icon,
  fill: 'none',
  stroke: 'currentColor',
  overflow: 'visible',
  selectors: {
    '&[data-icon="long-arrow"]': { inlineSize: size.arrow.width, blockSize: size.arrow.height },
    '&[data-size="small"]': { inlineSize: size.glyph, blockSize: size.glyph },
    '&[data-directed]:dir(rtl)': { transform: 'scaleX(-1)' },
  },
})
