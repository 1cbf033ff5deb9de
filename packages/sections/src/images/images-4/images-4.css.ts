import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { grid, media, ratio, size, space } from '@bellows/tokens'

const height = createVar()

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[5],
  vars: { [height]: `clamp(${size.matted.least}, 70svh, ${size.matted.most})` },
})

/** Upright or wide, all pictures have one frame. */
export const stage = style({
  order: -1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: height,
  '@media': { [media.m]: { blockSize: 'auto', aspectRatio: ratio['A-45'] } },
})

const frame = style({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' })
export const slide = styleVariants({ matted: [frame, { padding: space[6] }], bare: [frame] })
/** Without a mat the picture stands on the section's own paper. */
globalStyle(`${slide.bare} [data-fit]`, { backgroundColor: 'transparent' })

export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[4] })

/** Beside the picture, in the page margin; below it where that is too narrow. */
const beside = {
  position: 'absolute',
  insetBlockStart: `calc((${height} - ${size.control}) / 2)`,
} as const
const outside = `calc((${grid.margin} + ${size.control}) / -2)`
export const arrows = styleVariants({
  previous: { '@media': { [media.d]: { ...beside, insetInlineStart: outside } } },
  next: { '@media': { [media.d]: { ...beside, insetInlineEnd: outside } } },
})
