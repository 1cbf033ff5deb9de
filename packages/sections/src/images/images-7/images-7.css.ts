import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { grid, media, ratio, size, space } from '@bellows/tokens'

/** Where the content grid begins. */
const edge = `max(${grid.margin}, (100% - ${size.container.content}) / 2)`

/** Width of a print, and the space after it. */
export const width = createVar()
export const gap = grid.gap
const peeking = (inView: number) => `calc((100% - ${Math.floor(inView)} * ${gap}) / ${inView})`
/** Where all fit they end with the grid: the space after the last one lies beyond it. */
const fitting = (count: number) => ({
  marginInlineEnd: `calc(${edge} - ${gap})`,
  vars: { [width]: `calc((100% - ${count} * ${gap}) / ${count})` },
})
const fitsOnTablets = '&[data-fits~="t"]'
const fitsOnDesktops = '&[data-fits~="d"]'

const shelf = style({
  marginInlineStart: `calc(${edge})`,
  vars: { [width]: peeking(1.15) },
  '@media': {
    [media.t]: { vars: { [width]: peeking(2.25) }, selectors: { [fitsOnTablets]: fitting(2) } },
  },
})
const onDesktops = (perView: number) => ({
  '@media': {
    [media.d]: {
      vars: { [width]: peeking(perView + 0.25) },
      selectors: { [fitsOnDesktops]: fitting(perView) },
    },
  },
})
export const shelves = { 2: style([shelf, onDesktops(2)]), 3: style([shelf, onDesktops(3)]) }

const slide = style({ position: 'relative' })
export const slides = styleVariants({
  '4:5': [slide, { aspectRatio: ratio['A-45'] }],
  '1:1': [slide, { aspectRatio: ratio['A-11'] }],
  '3:2': [slide, { aspectRatio: ratio['A-32'] }],
})

const gone = { display: 'none' }
/** What moves the shelf goes where all of it is in view. */
export const mover = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': {
    [media.t]: { selectors: { [fitsOnTablets]: gone } },
    [media.d]: { selectors: { [fitsOnDesktops]: gone } },
  },
})
export const progress = style([mover, { marginBlockStart: space[5] }])
export const counter = style({ order: -1 })
