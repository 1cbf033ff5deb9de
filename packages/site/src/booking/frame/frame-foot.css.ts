import { globalStyle, style } from '@vanilla-extract/css'
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
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
})

/** What its links have above and below the line without being targets. */
const around = space[4]
globalStyle(`${foot} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  marginBlock: `calc((${size.line} + ${around} - ${size.target}) / 2)`,
})
