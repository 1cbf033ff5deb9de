import { createVar, style } from '@vanilla-extract/css'
import { color, size, space } from '@bellows/tokens'

export const logoHeight = createVar()

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.target,
  color: color.headings,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})
export const logo = style({
  blockSize: logoHeight,
  inlineSize: 'auto',
  maxInlineSize: '60vw',
  objectFit: 'contain',
})
export const name = style({ color: 'inherit', maxInlineSize: 'none' })
