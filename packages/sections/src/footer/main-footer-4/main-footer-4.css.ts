import { style } from '@vanilla-extract/css'
import { media, pictureRing, size, space } from '@bellows/tokens'
import { forLargeText, measured } from '../parts/large-text.ts'

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

export const frame = style({ ...measured, display: 'flex', flexDirection: 'column', rowGap: space[5] })

/** Long menus leave the words beside them room; their smallest is a letter, since all may break. */
const brandColumn = `minmax(${size.footPart.brand}, 1fr)`
const stacked = forLargeText({ gridTemplateColumns: 'minmax(0, 1fr)' })
const underBrand = forLargeText({ gridColumn: 1, justifySelf: 'start', justifyContent: 'flex-start' })

/** Brand, menu and profiles on one line of words. */
export const bar = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[4],
  '@media': {
    [media.t]: { gridTemplateColumns: `${brandColumn} minmax(0, auto)`, ...stacked },
    [media.d]: {
      gridTemplateColumns: `${brandColumn} minmax(0, auto) minmax(${size.footPart.profiles}, 1fr)`,
      ...stacked,
    },
  },
})
/** A logo's foot is no line of words. */
export const brand = style({
  // On a tablet it stands beside both others.
  '@media': { [media.t]: { gridRow: '1 / span 2', ...forLargeText({ gridRow: 'auto' }) } },
  selectors: { '&:has(img)': { alignSelf: 'center' } },
})
export const menu = style({
  '@media': {
    [media.tUp]: { gridColumn: 2, ...underBrand },
    [media.t]: { justifySelf: 'end', ...underBrand },
  },
})
export const social = style({
  '@media': {
    [media.tUp]: { gridColumn: 2, justifyContent: 'flex-end', ...underBrand },
    [media.d]: { gridColumn: 3, ...underBrand },
  },
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
