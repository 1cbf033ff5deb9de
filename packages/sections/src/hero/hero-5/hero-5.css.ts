import { createVar, style } from '@vanilla-extract/css'
import { columnGrid, grid, media, ratio, space } from '@bellows/tokens'
import { revealed } from '../parts/hero-reveal.css.ts'

const alone = '[data-count="1"] > &'
const pair = '[data-count="2"] > &'

/** How far the second and the third frame stand below the first. */
const step = { middle: createVar(), last: createVar() }

/** Thirds of the width need twelve columns on tablets too. */
export const page = style([
  columnGrid,
  {
    '@media': {
      [media.tUp]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto 1fr',
      },
      [media.t]: { vars: { [step.middle]: space[7], [step.last]: space[5] } },
      [media.d]: { vars: { [step.middle]: space[9], [step.last]: space[7] } },
    },
    selectors: { '&[data-level]': { vars: { [step.middle]: space[0], [step.last]: space[0] } } },
  },
])

export const head = style({
  gridColumn: '1 / -1',
  marginBlockEnd: space[8],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.d]: { gridColumn: '1 / 10' }, [media.m]: { marginBlockEnd: space[6] } },
})

const frame = style({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: ratio['A-23'],
  selectors: { [pair]: { aspectRatio: ratio['A-45'] } },
})

/** Phones show the second frame first, and the others side by side below it. */
const afterMiddle = { order: 1 }

const first = style([
  frame,
  revealed.first,
  {
    gridColumn: '1 / 3',
    // Of a pair it is the picture that the page is waited for with: that one never moves in.
    selectors: { [pair]: { animation: 'none' } },
    '@media': {
      [media.m]: afterMiddle,
      [media.tUp]: { gridRow: 2, gridColumn: '1 / 5', selectors: { [pair]: { gridColumn: '1 / 7' } } },
    },
  },
])
/** Alone it is a landscape, but on phones. */
const middle = style([
  frame,
  {
    gridColumn: '1 / -1',
    '@media': {
      [media.m]: { aspectRatio: ratio['A-45'], marginBlockEnd: grid.gap },
      [media.tUp]: {
        gridRow: '2 / 4',
        gridColumn: '5 / 9',
        marginBlockStart: step.middle,
        selectors: { [alone]: { gridColumn: '1 / -1', aspectRatio: ratio['A-32'], marginBlockStart: 0 } },
      },
      [media.d]: { selectors: { [alone]: { gridColumn: '4 / 10' } } },
    },
  },
])
const last = style([
  frame,
  revealed.second,
  {
    gridColumn: '3 / 5',
    '@media': {
      [media.m]: afterMiddle,
      [media.tUp]: {
        gridRow: '2 / 4',
        gridColumn: '9 / 13',
        marginBlockStart: step.last,
        selectors: { [pair]: { gridColumn: '7 / 13', marginBlockStart: step.middle } },
      },
    },
  },
])

export const places = { first, middle, last }

/** Under the first frame, in the space that the step leaves; beside a frame that is alone, on its foot. */
export const aside = style({
  gridColumn: '1 / -1',
  marginBlockStart: space[6],
  '@media': {
    [media.m]: afterMiddle,
    [media.t]: { gridRow: 4, gridColumn: '1 / 9' },
    [media.d]: {
      gridRow: 3,
      gridColumn: '1 / 5',
      selectors: {
        [alone]: { gridRow: '2 / 4', gridColumn: '10 / 13', alignSelf: 'end' },
      },
    },
  },
})
