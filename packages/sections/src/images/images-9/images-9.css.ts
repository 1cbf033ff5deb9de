import { createVar, style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

/** Set inline: the picture's width / height, and the height that the owner gives it. */
export const ratio = createVar()
export const height = createVar()
const most = createVar()

/** The whole picture, as large as the mat and its greatest height let it be. */
export const print = style({
  position: 'relative',
  inlineSize: `min(100%, calc(${most} * ${ratio}))`,
  aspectRatio: ratio,
  marginInline: 'auto',
  vars: { [most]: '80svh' },
  selectors: { '&[data-height="fixed"]': { vars: { [most]: height } } },
  '@media': {
    [media.m]: { selectors: { '&[data-height="fixed"]': { vars: { [most]: `calc(${height} / 2)` } } } },
  },
})

export const caption = style([
  columnGrid,
  { marginBlockStart: space[4], rowGap: space[4], alignItems: 'first baseline' },
])
export const title = style(columns({ d: [1, 6], t: [1, 4] }))
const beside = columns({ d: [8, 12], t: [5, 8] })
/** Keeps its side when there is nothing on the other. */
export const text = style([
  beside,
  { display: 'grid', justifyItems: 'start', alignContent: 'start', rowGap: space[4] },
])
