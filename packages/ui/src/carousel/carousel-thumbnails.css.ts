import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, media, pictureRing, size, space } from '@bellows/tokens'

const mark = `${size.tick} solid`

/** Its padding keeps the focus rings inside the scrolled area; the margin takes it back. */
export const strip = style({
  display: 'flex',
  justifyContent: 'safe center',
  gap: space[2],
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  overscrollBehaviorInline: 'contain',
})

/** The line above the picture is the mark; all thumbnails keep its room. */
export const thumbnail = style({
  flex: 'none',
  inlineSize: space[9],
  paddingBlockStart: space[1],
  borderBlockStart: `${mark} transparent`,
  selectors: {
    '&[aria-selected="true"]': { borderBlockStartColor: color.headings },
    '&:focus-visible': pictureRing,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"])': { borderBlockStartColor: color.control } },
    },
    [media.forcedColors]: {
      borderBlockStartColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBlockStartColor: 'Highlight' } },
    },
  },
})

export const frame = recipe({
  base: { position: 'relative', display: 'block', overflow: 'hidden' },
  variants: {
    /** 96 × 72 or 96 × 96; on phones 64 × 64. */
    ratio: {
      '4:3': { aspectRatio: '4 / 3', '@media': { [media.m]: { aspectRatio: '1' } } },
      '1:1': { aspectRatio: '1' },
    },
  },
})
