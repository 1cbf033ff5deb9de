import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { columnGrid, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { stageHeight } from '../../kit/stage-height.css.ts'
import { revealed } from '../parts/hero-reveal.css.ts'

const barAboveEdge = space[6]
const overBar = `max(${innerSpace.end}, ${barAboveEdge} + ${size.control} + ${space[5]})`

/** Eight hundredths more above the words than below them put their centre at 54 % of the height. */
const lowered = `calc(${stageHeight.least} * 0.08)`
const above = `max(${space[0]}, ${innerSpace.start} - ${lowered})`

/** Room at the foot. */
const below = createVar()
const onPicture = {
  gridTemplateRows: `${lowered} minmax(${above}, 1fr) auto minmax(${below}, 1fr)`,
}
const rows = style({
  '@media': {
    [media.d]: onPicture,
    [media.t]: { selectors: { '&[data-ground="m"]': onPicture } },
  },
})
export const stage = {
  plain: style([rows, { vars: { [below]: `max(${innerSpace.end}, ${space[6]})` } }]),
  overBar: style([rows, { vars: { [below]: overBar } }]),
}

/** Behind nothing but the words; with a bar, its room is theirs where they stand below the picture. */
export const words = style({
  '@media': {
    [media.d]: { gridRow: '3 / 4' },
    [media.t]: {
      selectors: {
        '[data-ground="m"] > &': { gridRow: '3 / 4' },
        '[data-ground="t"] > &': { paddingBlockEnd: below },
      },
    },
    [media.m]: { paddingBlockEnd: below },
  },
})

const aside = '[data-place="left"] > &, [data-place="right"] > &'
export const line = style([columnGrid, { justifyItems: 'center' }])
export const box = style([
  revealed.first,
  {
    gridColumn: '1 / -1',
    '@media': {
      [media.d]: {
        selectors: {
          '[data-place="left"] > &': { gridColumn: '1 / 7', justifySelf: 'start' },
          '[data-place="right"] > &': { gridColumn: '7 / 13', justifySelf: 'end' },
        },
      },
      [media.tDown]: { selectors: { [aside]: { justifySelf: 'start' } } },
    },
  },
])
export const bar = style({
  position: 'absolute',
  insetBlockEnd: barAboveEdge,
  insetInline: 0,
})
export const barLine = style({ display: 'flex', alignItems: 'center', gap: space[5] })
export const progress = style({ '@media': { [media.m]: { display: 'none' } } })

/** Where the words stand below the picture, plates are not seen: figures and arrows keep to the words' edges. */
const belowPicture = (rule: StyleRule): StyleRule => ({
  '@media': {
    [media.m]: { selectors: { '[data-ground] &': rule } },
    [media.t]: { selectors: { '[data-ground="t"] &': rule } },
  },
})
export const counter = style(belowPicture({ marginInlineStart: `calc(-1 * ${space[4]})` }))
export const controls = style([
  { marginInlineStart: 'auto' },
  belowPicture({ marginInlineEnd: `calc((${size.icon} - ${size.control}) / 2)` }),
])
