import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

export const label = style([
  textStyle('label'),
  {
    color: color.noticeDecoration,
    selectors: {
      '&[data-tone="quiet"], [data-scheme="image_background"] &': { color: color.paragraphs },
      '&[data-tone="danger"]': {
        color: color.danger,
        backgroundColor: color.dangerPlate,
        paddingInline: space[2],
        paddingBlock: space[1],
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-tone="danger"]': { border: `${size.hairline} solid CanvasText` } },
      },
    },
  },
])
