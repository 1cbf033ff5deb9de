import { createVar, style } from '@vanilla-extract/css'
import { color, columnGrid, grid, layers, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { stageHeight } from '../../kit/stage-height.css.ts'
import { revealed } from '../parts/hero-reveal.css.ts'

const mirrored = '[data-side="right"] > &'
const full = '&[data-height="full"]'
const column = (place: string, onRight: string) => ({
  gridColumn: place,
  selectors: { [mirrored]: { gridColumn: onRight } },
})

/** Set inline: the rows that share the paper's height. */
export const rows = createVar()

/**
 * Rows: the free part of the picture, the part under the paper, and those below. The paper spans the second and some
 * more, which share its height; what stands beside it spans more than those, and so never moves the paper.
 */
export const page = style([
  columnGrid,
  {
    gridTemplateRows: '1fr repeat(10, auto)',
    selectors: {
      '&[data-height="fit"]': {
        vars: {
          [stageHeight.least]: `clamp(40svh, calc(min(100vw - 2 * ${grid.margin}, ${size.container.wide}) / ${stageHeight.ratio}), 120svh)`,
        },
      },
      [full]: { minBlockSize: `calc(${stageHeight.least} - ${innerSpace.start} - ${innerSpace.end})` },
    },
    '@media': {
      // The picture runs from edge to edge, up to the header.
      [media.m]: {
        gridTemplateRows: `1fr ${space[8]} repeat(9, auto)`,
        paddingInline: 0,
        marginBlockStart: `calc(-1 * ${innerSpace.start})`,
        selectors: { [full]: { minBlockSize: `calc(${stageHeight.least} - ${innerSpace.end})` } },
      },
    },
  },
])

/** As tall as asked for; where the whole screen is, words and picture share it. */
export const picture = style({
  position: 'relative',
  gridRow: '1 / 3',
  gridColumn: '1 / -1',
  minBlockSize: stageHeight.least,
  selectors: { '[data-height="full"] > &': { minBlockSize: `calc(${stageHeight.least} / 2)` } },
})

const onPicture = '[data-scheme="image_background"] &'
/** Paper of the section that reaches into the picture's corner; letters that reach below their line stay on it. */
export const notch = style({
  position: 'relative',
  zIndex: layers.raised,
  gridRow: `2 / span ${rows}`,
  alignSelf: 'start',
  backgroundColor: color.background,
  paddingBlockStart: space[6],
  paddingBlockEnd: space[5],
  paddingInlineEnd: space[6],
  selectors: {
    [mirrored]: { paddingInline: `${space[6]} 0` },
    // A plate on a picture, where elsewhere it is one with the paper around: its words keep off all its edges.
    [`${onPicture}&`]: { padding: space[6] },
  },
  '@media': {
    [media.m]: {
      // A whole column stays the picture's: less of it looks like a mistake.
      gridColumn: '1 / 4',
      paddingBlockStart: space[5],
      paddingInline: `${grid.margin} ${space[4]}`,
      selectors: {
        [mirrored]: { gridColumn: '2 / 5', paddingInline: `${space[4]} ${grid.margin}` },
      },
    },
    [media.t]: column('1 / 7', '3 / 9'),
    [media.d]: column('1 / 8', '6 / 13'),
  },
})

export const aside = style([
  {
    gridRow: 12,
    gridColumn: '1 / -1',
    paddingBlockStart: space[5],
    '@media': {
      [media.m]: { paddingInline: grid.margin },
      [media.t]: column('1 / 7', '3 / 9'),
      [media.d]: { gridRow: '3 / span 9', ...column('9 / 13', '1 / 5') },
    },
  },
  revealed.second,
])
/** Without a title there is no notch, and the words below take its columns. */
export const alone = style({
  '@media': {
    [media.d]: { gridColumn: '1 / 8', selectors: { [`${mirrored}&`]: { gridColumn: '6 / 13' } } },
  },
})
