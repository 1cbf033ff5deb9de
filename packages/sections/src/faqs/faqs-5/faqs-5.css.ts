import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, motion, size, space, textStyle } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const side = style([
  columns({ d: [1, 4] }),
  {
    '@media': {
      [media.d]: { position: 'sticky', insetBlockStart: space[9], alignSelf: 'start' },
    },
    selectors: { '&:empty': { display: 'none' } },
  },
])
export const picture = style({ selectors: { '* + &': { marginBlockStart: space[7] } } })
export const list = style(columns({ d: [6, 12] }))

const TRACKS = 7
const ownColumns = {
  display: 'grid',
  gridTemplateColumns: `repeat(${TRACKS}, minmax(0, 1fr))`,
  columnGap: grid.gap,
} as const
const oneColumn = `calc((100% - ${TRACKS - 1} * ${grid.gap}) / ${TRACKS} + ${grid.gap})`
/** On desktops number, question and mark stand in the section's columns. */
export const row = style({
  alignItems: 'baseline',
  '@media': { [media.m]: textStyle('h4'), [media.d]: ownColumns },
})
export const question = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  selectors: {
    '&:has(> :nth-child(2))': {
      gridTemplateColumns: `${size.folio} minmax(0, 1fr)`,
      '@media': {
        [media.d]: { gridTemplateColumns: `repeat(${TRACKS - 1}, minmax(0, 1fr))`, columnGap: grid.gap },
      },
    },
  },
  '@media': { [media.d]: { gridColumn: `1 / ${TRACKS}` } },
})
export const folio = style({ flex: 'none' })
/** The number in the first column, the question in all others. */
export const text = style({
  selectors: { '* + &': { '@media': { [media.d]: { gridColumn: `2 / ${TRACKS}` } } } },
})
/** Answers begin where the questions do. */
export const panel = style({
  maxInlineSize: size.measure.body,
  paddingBlockEnd: space[6],
  '@media': { [media.d]: { marginInlineEnd: oneColumn } },
})
export const indented = style([
  panel,
  { marginInlineStart: size.folio, '@media': { [media.d]: { marginInlineStart: oneColumn } } },
])
/** In the middle of the question's first line, whatever its size. */
export const mark = style({
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  alignItems: 'center',
  justifySelf: 'end',
  blockSize: size.line,
  transition: `rotate ${motion.disclose} ${motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
