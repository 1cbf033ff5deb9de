import { style } from '@vanilla-extract/css'
import { color, grid, size, space, textStyle } from '@bellows/tokens'

export const region = style({ position: 'relative' })
export const strip = style({
  ...textStyle('small'),
  paddingBlock: space[2],
  paddingInline: `max(${grid.margin}, calc((100% - ${size.container.content}) / 2))`,
  color: color.headings,
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
})
