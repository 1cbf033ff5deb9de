import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, motion, size, space, textStyle } from '@bellows/tokens'

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

export const row = style({
  alignItems: 'baseline',
  '@media': { [media.m]: textStyle('h4') },
})
export const question = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: `${size.folio} minmax(0, 1fr)` } },
})
export const folio = style({ flex: 'none' })
/** Answers begin where the questions do. */
export const panel = style({ maxInlineSize: size.measure.body, paddingBlockEnd: space[6] })
export const indented = style([panel, { paddingInlineStart: size.folio }])
/** In the middle of the question's first line, whatever its size. */
export const mark = style({
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  alignItems: 'center',
  blockSize: size.line,
  transition: `rotate ${motion.disclose} ${motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
