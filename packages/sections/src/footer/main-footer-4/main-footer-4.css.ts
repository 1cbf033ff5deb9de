import { style } from '@vanilla-extract/css'
import { media, pictureRing, size, space } from '@bellows/tokens'

/** As high as a square of a full row is wide, however few stand in it. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  aspectRatio: '6 / 1',
  overflow: 'clip',
  '@media': { [media.t]: { aspectRatio: '4 / 1' }, [media.m]: { aspectRatio: '3 / 1' } },
})
export const tile = style({
  position: 'relative',
  '@media': {
    [media.t]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
    [media.m]: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } },
  },
})
export const post = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&:focus-visible': { ...pictureRing, zIndex: 1 } },
})

export const frame = style({ display: 'flex', flexDirection: 'column', rowGap: space[5] })

/** Brand, menu and profiles on one line of words. */
export const bar = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[4],
  '@media': {
    [media.t]: { gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)' },
    [media.d]: { gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)' },
  },
})
/** A logo's foot is no line of words. */
export const brand = style({
  // On a tablet it stands beside both others.
  '@media': { [media.t]: { gridRow: '1 / span 2' } },
  selectors: { '&:has(img)': { alignSelf: 'center' } },
})
export const menu = style({ '@media': { [media.tUp]: { gridColumn: 2 }, [media.t]: { justifySelf: 'end' } } })
export const social = style({
  '@media': { [media.tUp]: { gridColumn: 2, justifyContent: 'flex-end' }, [media.d]: { gridColumn: 3 } },
})
export const words = style({ marginBlockStart: space[3], maxInlineSize: size.measure.caption })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
  '@media': { [media.tDown]: { flexDirection: 'column', rowGap: space[6] } },
})
