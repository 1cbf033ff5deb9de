import { style } from '@vanilla-extract/css'
import { grid, size, space, textStyle } from '@bellows/tokens'

export const foot = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[1],
  inlineSize: '100%',
  maxInlineSize: `calc(${size.container.content} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  paddingInline: grid.margin,
  paddingBlock: space[5],
  '@media': { print: { display: 'none' } },
})
