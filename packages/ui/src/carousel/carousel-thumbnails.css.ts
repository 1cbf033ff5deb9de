import { style } from '@vanilla-extract/css'
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

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  selectors: { '[data-ratio="1:1"] &': { aspectRatio: '1' } },
  '@media': { [media.m]: { aspectRatio: '1' } },
})
