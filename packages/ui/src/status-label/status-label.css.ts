import { recipe } from '@vanilla-extract/recipes'
import { color, media, size, space, textStyle } from '@bellows/tokens'

export const label = recipe({
  base: textStyle('label'),
  variants: {
    tone: {
      notice: { color: color.notice },
      quiet: { color: color.paragraphs },
      danger: {
        color: color.danger,
        backgroundColor: color.dangerPlate,
        paddingInline: space[2],
        paddingBlock: space[1],
        '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
      },
    },
  },
  defaultVariants: { tone: 'notice' },
})
