import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { columnGrid, columns, media } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'

/** Least height that the owner has given. */
export const least = createVar()
const PHONE_SHARE = 560 / 640

export const stage = style({
  minBlockSize: least,
  '@media': { [media.m]: { minBlockSize: `calc(${least} * ${PHONE_SHARE})` } },
})
export const foot = style({
  alignSelf: 'end',
  paddingBlockStart: innerSpace.start,
  paddingBlockEnd: innerSpace.end,
})
export const grid = style(columnGrid)
export const places = styleVariants({
  start: columns({ d: [1, 6], t: [1, 6] }),
  center: columns({ d: [4, 9], t: [2, 7] }),
  end: columns({ d: [7, 12], t: [3, 8] }),
})
