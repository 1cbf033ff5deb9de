import { style } from '@vanilla-extract/css'
import { media, pictureRing, size, space } from '@bellows/tokens'
import { fingerRows } from '../../kit/finger-row.ts'
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

export const frame = style(measured)

/** Long menus leave the words beside them room; their smallest is a letter, since all may break. */
const brandColumn = `minmax(${size.footPart.brand}, 1fr)`
const stacked = forLargeText({ gridTemplateColumns: 'minmax(0, 1fr)' })
const underBrand = forLargeText({ gridColumn: 1, justifySelf: 'start', justifyContent: 'flex-start' })
const wholeLine = { flex: '1 0 100%' }

/** Brand, menu and profiles on one line of words; on tablets the menu begins under the brand. */
export const bar = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[4],
  '@media': {
    [media.t]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: space[5] },
    [media.d]: {
      gridTemplateColumns: `${brandColumn} minmax(0, auto) minmax(${size.footPart.profiles}, 1fr)`,
      ...stacked,
    },
  },
})
/** A logo's foot is no line of words. */
export const brand = style({
  '@media': { [media.t]: wholeLine },
  selectors: { '&:has(img)': { alignSelf: 'center' } },
})
export const menu = style({ '@media': { [media.d]: { gridColumn: 2, ...underBrand } } })
export const social = style({
  '@media': { [media.d]: { gridColumn: 3, justifyContent: 'flex-end', ...underBrand } },
})
export const words = style({ marginBlockStart: space[3], maxInlineSize: size.measure.caption })

const inLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } as const
/** Where there is room its parts begin where those above them do. */
export const end = style({
  ...inLine,
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
  marginBlockStart: space[2],
  '@media': {
    [media.tDown]: { flexDirection: 'column', rowGap: space[6] },
    [media.t]: wholeLine,
    [media.xl]: { display: 'grid', gridTemplateColumns: 'subgrid', ...forLargeText({ display: 'flex' }) },
  },
})
const rows = fingerRows(space[2])
export const contact = style({
  ...inLine,
  ...rows,
  columnGap: space[5],
  '@media': { ...rows['@media'], [media.xl]: { display: 'contents', ...forLargeText({ display: 'flex' }) } },
})
export const legal = style({
  '@media': { [media.xl]: { gridColumn: 3, justifySelf: 'end' } },
})
