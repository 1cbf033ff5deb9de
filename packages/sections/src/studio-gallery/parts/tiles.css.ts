import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { layers, media, ratio, space } from '@bellows/tokens'
import { noneAlone, sharedTracks, spanIn } from '../../kit/none-alone.ts'

const gap = createVar()
export const gaps = styleVariants({ none: space[0], s: space[2], m: space[5] }, (value) => ({
  vars: { [gap]: value },
}))

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
const list = style({
  display: 'grid',
  gap,
  ...across(2),
  '@media': { [media.d]: across(3) },
})
/** Three to a row, two on small screens; from 1440 px four where there may be more than nine. */
export const grid = style([list, { '@media': { [media.xl]: { selectors: { '&[data-many]': across(4) } } } }])
export const mosaic = style([list])
/** A grid of its own, in which none hangs alone in the last row. */
export const shared = style({
  '@media': {
    [media.d]: across(sharedTracks[3]),
    [media.xl]: { selectors: { '&[data-many]': across(sharedTracks[4]) } },
  },
})

/** On small screens none hangs alone in the last row; a square loses little in this frame. */
const both = { gridColumn: 'span 2', aspectRatio: ratio['A-32'] }
export const tile = style({
  position: 'relative',
  aspectRatio: ratio['A-11'],
  '@media': {
    [media.tDown]: { selectors: { [`${grid} > &:last-child:nth-child(odd)`]: both } },
    [media.d]: {
      selectors: {
        [`${shared} > &`]: { gridColumn: `span ${spanIn(3)}` },
        ...noneAlone(3, `${shared}:not([data-many]) > `),
      },
    },
    [media.dOnly]: { selectors: noneAlone(3, `${shared}[data-many] > `) },
    [media.xl]: {
      selectors: {
        [`${shared}[data-many] > &`]: { gridColumn: `span ${spanIn(4)}` },
        ...noneAlone(4, `${shared}[data-many] > `),
      },
    },
  },
})
/** The first is as large as four, on small screens as wide as two. */
export const large = style({
  '@media': {
    [media.tDown]: { gridColumn: 'span 2' },
    [media.d]: { gridArea: 'span 2 / span 2' },
  },
})
export const lastOfMosaic = style({
  '@media': {
    [media.tDown]: { selectors: { '&:nth-child(even)': both } },
    [media.d]: {
      selectors: {
        [`${mosaic} > &:nth-child(3n + 1)`]: { gridColumn: '1 / -1', aspectRatio: ratio['A-219'] },
      },
    },
  },
})

/** Its shape is the least: where what lies on it is higher it grows. */
export const single = style({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: ratio['A-32'],
  alignSelf: 'stretch',
})
export const stage = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const controls = style({
  position: 'absolute',
  zIndex: layers.raised,
  insetBlockEnd: space[5],
  insetInlineEnd: space[5],
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.m]: { insetBlockEnd: space[4], insetInlineEnd: space[4] } },
})
