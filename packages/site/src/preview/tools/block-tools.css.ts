import { style, styleVariants } from '@vanilla-extract/css'
import { color, layers, size, space, textStyle } from '@bellows/tokens'
import { line } from './inner-line.ts'

const base = style({
  position: 'absolute',
  insetInline: 0,
  pointerEvents: 'none',
  backgroundColor: 'transparent',
  zIndex: layers.sticky,
})
const above = style({ insetBlockStart: 0, zIndex: layers.header })
const over = style({
  insetBlock: 0,
  selectors: {
    '&[data-open]': line(size.hairline),
    '&[data-marked]': line(size.tick),
  },
})
export const tools = styleVariants({ above: [base, above], over: [base, over] })

/** Stands aside until the block is meant, and for the keyboard always in its place. */
export const tag = style([
  textStyle('label'),
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    minBlockSize: size.check,
    maxInlineSize: '100%',
    paddingBlock: space[1],
    paddingInline: space[3],
    backgroundColor: color.background,
    color: color.headings,
    border: `${size.hairline} solid ${color.outlineTextButtonLink}`,
    opacity: 0,
    selectors: {
      '[data-open] > &, &:focus-visible': { opacity: 1, pointerEvents: 'auto' },
    },
  },
])
