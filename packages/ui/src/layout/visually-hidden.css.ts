import { style } from '@vanilla-extract/css'
import { size } from '@bellows/tokens'

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  margin: `calc(-1 * ${size.hairline})`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
