import { style } from '@vanilla-extract/css'
import { color, grid, size, space } from '@bellows/tokens'

export const sheets = style({ display: 'grid', rowGap: space[9], paddingBlock: space[8] })
export const sheet = style({
  display: 'grid',
  rowGap: space[6],
  paddingBlockStart: space[6],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
})
export const voices = style({
  display: 'grid',
  gap: `${space[7]} ${grid.gap}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${space[14]}, 100%), 1fr))`,
})
