import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, size, space, textStyle } from '@bellows/tokens'

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
  '@media': { [media.m]: { blockSize: `min(${logoHeight}, ${size.logoCap})` } },
})
const h2 = textStyle('h2')
export const name = recipe({
  base: { textWrap: 'pretty' },
  variants: {
    /** How large the name is set: in a bar, over a bar on wide windows, or alone at a page's end. */
    scale: {
      bar: textStyle('h4'),
      masthead: [textStyle('h4'), { '@media': { [media.d]: h2 } }],
      signature: [textStyle('h3'), { '@media': { [media.tUp]: h2 } }],
    },
  },
  defaultVariants: { scale: 'bar' },
})
