import { style } from '@vanilla-extract/css'
import { color, media, size } from '@bellows/tokens'

/** As high as the steps of a booking, so that headings stand where they stood; large text needs room for its ring. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingBlock: `calc(${size.focusOffset} + ${size.tick})`,
  borderBlockEnd: `${size.hairline} solid ${color.lines}`,
  '@media': {
    [media.m]: { borderBlockEnd: 0 },
    [media.t]: { minBlockSize: size.control },
    [media.d]: { minBlockSize: size.controlLarge },
    print: { display: 'none' },
  },
})
