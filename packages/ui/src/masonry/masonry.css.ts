import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { galleryGaps, media } from '@bellows/tokens'

const band = () => ({
  columns: createVar(),
  column: createVar(),
  offset: createVar(),
  above: createVar(),
  /** Width / height where the picture is trimmed. */
  trimmed: createVar(),
})
/** Values of each band, written on the list (`columns`) and on its items (the rest). */
export const bands = { m: band(), d: band(), xl: band() }
export const ratio = createVar()

const gap = createVar()
const tracks = (columns: string) => `repeat(${columns}, minmax(0, 1fr))`
const placed = ({ column, offset, above, trimmed }: (typeof bands)['m']) => ({
  aspectRatio: fallbackVar(trimmed, ratio),
  gridColumn: column,
  marginBlockStart: `calc(${offset} * 100% + ${above} * ${gap})`,
})

/** All items share one grid row: its height is the tallest column's, known to CSS before any picture is. */
export const list = recipe({
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: gap,
    gridTemplateColumns: tracks(bands.m.columns),
    '@media': {
      [media.d]: { gridTemplateColumns: tracks(bands.d.columns) },
      [media.xl]: { gridTemplateColumns: tracks(bands.xl.columns) },
    },
  },
  variants: { gap: galleryGaps(gap) },
})

/** A picture may fill it. */
export const item = style({
  position: 'relative',
  gridRow: '1',
  minInlineSize: 0,
  ...placed(bands.m),
  '@media': { [media.d]: placed(bands.d), [media.xl]: placed(bands.xl) },
})
