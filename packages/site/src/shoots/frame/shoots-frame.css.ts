import { style } from '@vanilla-extract/css'
import { color, media, size } from '@bellows/tokens'

/** As high as the steps of a booking, so that headings stand where they stood. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  borderBlockEnd: `${size.hairline} solid ${color.lines}`,
  '@media': {
    [media.m]: { borderBlockEnd: 0 },
    [media.t]: { minBlockSize: size.control },
    [media.d]: { minBlockSize: size.controlLarge },
    print: { display: 'none' },
  },
})
