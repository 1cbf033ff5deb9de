import { createVar, style } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

/** Least height that the owner has given. */
export const least = createVar()

export const stage = style({
  minBlockSize: least,
  '@media': { [media.m]: { minBlockSize: `min(${least}, ${size.screenLeast})` } },
})
export const foot = style({
  alignSelf: 'end',
  paddingBlockStart: innerSpace.start,
  paddingBlockEnd: innerSpace.end,
  '@media': { [media.tDown]: { selectors: { '&[data-narrow-at="head"]': { alignSelf: 'start' } } } },
})
export const row = style([columnGrid, { rowGap: space[6], alignItems: 'end' }])
export const words = style([columns({ d: [1, 7] }), { selectors: { '&:empty': { display: 'none' } } }])
/** On the words' foot at the other end; stacked below them on tablets and phones. */
export const action = style([
  columns({ d: [9, 12] }),
  { '@media': { [media.d]: { justifySelf: 'end' } }, selectors: { '&:empty': { display: 'none' } } },
])
