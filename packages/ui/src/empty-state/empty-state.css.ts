import { style } from '@vanilla-extract/css'
import { color, size, space } from '@bellows/tokens'

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space[3],
  paddingBlock: space[6],
  borderBlock: `${size.hairline} solid ${color.lines}`,
  selectors: {
    '&[data-align="center"]': { justifyItems: 'center', textAlign: 'center' },
  },
})
export const action = style({ marginBlockStart: space[3] })
