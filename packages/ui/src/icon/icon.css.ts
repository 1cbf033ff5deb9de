import { recipe } from '@vanilla-extract/recipes'
import { size } from '@bellows/tokens'

export const icon = recipe({
  base: { flex: 'none', fill: 'none', stroke: 'currentColor', overflow: 'visible' },
  variants: {
    /** 20 px, or 16 px beside small text; the long arrow is as wide as it is drawn. */
    size: {
      regular: { inlineSize: size.icon, blockSize: size.icon },
      small: { inlineSize: size.glyph, blockSize: size.glyph },
      arrow: { inlineSize: size.arrow.width, blockSize: size.arrow.height },
    },
    /** Points the other way where lines begin on the right. */
    isDirected: { true: { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
  },
  defaultVariants: { size: 'regular' },
})
