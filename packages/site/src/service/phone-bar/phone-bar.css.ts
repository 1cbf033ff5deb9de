import { style } from '@vanilla-extract/css'
import { color, grid, layers, media, size, space } from '@bellows/tokens'

export const bar = style({
  position: 'sticky',
  zIndex: layers.sticky,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: size.row,
  paddingInline: grid.margin,
  paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
  backgroundColor: color.background,
  color: color.headings,
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': { [media.tUp]: { display: 'none' }, print: { display: 'none' } },
})
