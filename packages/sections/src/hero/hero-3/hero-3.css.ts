import { createVar, style } from '@vanilla-extract/css'
import { grid, media, ratio, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { stageHeight } from '../../kit/stage-height.css.ts'
import { revealed } from '../parts/hero-reveal.css.ts'

/** Shares of the width that are paper, and that are picture. */
const shares = { t: [1, 1], d: [5, 7] } as const
type Band = keyof typeof shares

const onLeft = '[data-side="left"] > &'
const fitting = '&[data-height="fit"]'

const template = (first: number, second: number) => `minmax(0, ${first}fr) minmax(0, ${second}fr)`

/** Two panels; as tall as the picture's own shape asks where it is to fit. */
const panels = (band: Band) => {
  const [paper, picture] = shares[band]
  const width = `${(100 * picture) / (paper + picture)}vw`
  return {
    gridTemplateColumns: template(paper, picture),
    selectors: {
      '&[data-side="left"]': { gridTemplateColumns: template(picture, paper) },
      [fitting]: {
        vars: { [stageHeight.least]: `clamp(40svh, calc(${width} / ${stageHeight.ratio}), 120svh)` },
      },
    },
  }
}
export const spread = style({
  display: 'grid',
  '@media': {
    [media.m]: {
      gridTemplateRows: 'auto 1fr',
      selectors: { [fitting]: { vars: { [stageHeight.least]: space[0] } } },
    },
    [media.t]: panels('t'),
    [media.d]: panels('d'),
  },
})

/** Phones see the picture before the words. */
export const picture = style({
  position: 'relative',
  '@media': {
    [media.m]: {
      order: -1,
      aspectRatio: ratio['A-45'],
      selectors: { '[data-height="fit"] > &': { aspectRatio: stageHeight.ratio } },
    },
    [media.tUp]: { selectors: { [onLeft]: { order: -1 } } },
  },
})

const outer = createVar()
const inner = createVar()
/** Room at the page's edge, so that words begin on the line of a wide container however wide the window is. */
const edge = (band: Band) => {
  const [paper, whole] = [shares[band][0], shares[band][0] + shares[band][1]]
  return `max(${grid.margin}, calc((${(100 * whole) / paper}% - ${size.container.wide}) / 2))`
}
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  rowGap: space[7],
  paddingInline: `${outer} ${inner}`,
  paddingBlockStart: `max(${innerSpace.start}, ${space[7]})`,
  paddingBlockEnd: `max(${innerSpace.end}, ${space[7]})`,
  vars: { [outer]: grid.margin, [inner]: grid.margin },
  '@media': {
    [media.m]: { paddingBlockStart: space[7], rowGap: space[5] },
    [media.t]: { vars: { [outer]: edge('t'), [inner]: space[6] } },
    [media.d]: { vars: { [outer]: edge('d'), [inner]: space[8] } },
    [media.tUp]: { selectors: { [onLeft]: { paddingInline: `${inner} ${outer}` } } },
  },
})

/** Stands on the paper's foot, far from the running head. */
export const words = style([{ marginBlockStart: 'auto' }, revealed.first])
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  // Without words it is they that stand on the foot.
  marginBlockStart: 'auto',
  selectors: { [`${words} + &`]: { marginBlockStart: 0 } },
  '@media': { [media.tUp]: { selectors: { '[data-side="left"] &': { justifyContent: 'flex-end' } } } },
})
