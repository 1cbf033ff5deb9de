import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

export const note = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: space[1],
    paddingInline: space[2],
    overflowWrap: 'anywhere',
    color: color.danger,
    backgroundColor: color.dangerPlate,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
])
/** Sets the glyph on the middle of the first line. */
export const glyph = style({ marginBlockStart: `calc((1lh - ${size.glyph}) / 2)` })
