import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { revealed } from '../parts/hero-reveal.css.ts'

/** The picture stays clear above the words. */
const aboveWords = { paddingBlockStart: innerSpace.start }
export const foot = style({
  '@media': {
    [media.t]: { selectors: { ':not([data-ground="t"]) > &': aboveWords } },
    [media.d]: aboveWords,
  },
})

/** The words stand on the picture's foot; title and description share the last baseline on desktops. */
export const words = style([
  columnGrid,
  {
    rowGap: space[5],
    // Letters of the title reach below their line, and stay on the picture.
    paddingBlockEnd: `max(${innerSpace.end}, ${space[6]})`,
    '@media': { [media.d]: { alignItems: 'last baseline' } },
  },
])

const controlsAboveFoot = space[7]
/** Leaves room for the controls. */
export const wordsOverControls = style({
  paddingBlockEnd: `max(${innerSpace.end}, ${controlsAboveFoot} + ${size.control} + ${space[5]})`,
})
export const controls = style({
  position: 'absolute',
  insetBlockEnd: controlsAboveFoot,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
})

const mirrored = '[data-side="right"] > &'
const onDesktop = (column: string, mirroredColumn: string) => ({
  '@media': { [media.d]: { gridColumn: column, selectors: { [mirrored]: { gridColumn: mirroredColumn } } } },
})

/** As wide as its words, at its own end of the line: what it leaves free stays clear. */
export const title = style([
  columns({ t: [1, 7] }),
  { gridRow: 1 },
  {
    justifySelf: 'start',
    maxInlineSize: '100%',
    '@media': { [media.d]: { selectors: { [mirrored]: { justifySelf: 'end' } } } },
  },
  onDesktop('1 / 9', '5 / 13'),
  revealed.first,
])

export const aside = style([
  columns({ t: [1, 7] }),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: space[5],
    '@media': { [media.d]: { gridRow: 1, rowGap: space[6] } },
  },
  onDesktop('9 / 13', '1 / 5'),
  // On its other side the description would touch the title.
  { '@media': { [media.d]: { selectors: { [mirrored]: { paddingInlineEnd: space[7] } } } } },
  revealed.second,
])
export const lead = style({
  maxInlineSize: size.measure.lead,
  selectors: {
    // Letters of that size reach below their line.
    '* + &': { marginBlockStart: space[6] },
  },
})
