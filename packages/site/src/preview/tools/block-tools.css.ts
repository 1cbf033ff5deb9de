import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { layers, media, pictureRing, size, space, textStyle, toolPaint } from '@bellows/tokens'
import { line } from './inner-line.ts'

const bar = createVar()
const base = style({
  vars: { [bar]: size.bar.d },
  pointerEvents: 'none',
  zIndex: layers.sticky,
  '@media': { [media.m]: { vars: { [bar]: size.bar.m } }, [media.t]: { vars: { [bar]: size.bar.t } } },
})
/** Under the header, wherever it sticks or what it lies over: in it stands the studio's name. */
const above = style({
  position: 'sticky',
  insetBlockStart: bar,
  blockSize: 0,
  zIndex: layers.header,
})
const over = style({
  position: 'absolute',
  inset: 0,
  selectors: {
    '&[data-open]': line(size.hairline),
    '&[data-marked]': line(size.tick),
  },
})
export const tools = styleVariants({ above: [base, above], over: [base, over] })

/** Stands aside until the block is meant, and for the keyboard always in its place. */
const tagBase = style([
  textStyle('label'),
  {
    position: 'absolute',
    insetBlockStart: 0,
    // Where the upper edge lies over it, the name is what can be pressed.
    zIndex: layers.raised,
    minBlockSize: size.check,
    maxInlineSize: '100%',
    paddingBlock: space[1],
    paddingInline: space[3],
    backgroundColor: toolPaint.plate,
    color: toolPaint.words,
    border: `${size.hairline} solid ${toolPaint.words}`,
    opacity: 0,
    selectors: {
      '[data-open] > &, &:focus-visible': { opacity: 1, pointerEvents: 'auto' },
      '&:focus-visible': pictureRing,
    },
  },
])
const beside = style([
  tagBase,
  {
    insetInlineStart: 0,
    // A long name breaks rather than to stand over the grip of the upper edge, or under the figure beside that.
    maxInlineSize: `calc(50% - ${size.grip} / 2 - ${space[1]})`,
    overflowWrap: 'anywhere',
  },
])
export const tag = styleVariants({
  // At the other end than the name of the section below.
  above: [tagBase, { insetInlineEnd: 0 }],
  over: [beside],
  /** A header lies over the section's upper edge. */
  overlapped: [beside, { insetBlockStart: bar }],
})
