import { style, styleVariants } from '@vanilla-extract/css'
import { columnGrid, columns, media } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { stageHeight } from '../../kit/stage-height.css.ts'
import * as below from '../../kit/words-below.css.ts'

const PHONE_SHARE = 560 / 640

/** On phones there is no room beside the subject: half of the height is the picture's, and the words stand below it. */
export const stage = style([
  below.stage,
  {
    minBlockSize: stageHeight.least,
    vars: { [stageHeight.least]: stageHeight.fixed },
    '@media': {
      [media.m]: { vars: { [stageHeight.least]: `calc(${stageHeight.fixed} * ${PHONE_SHARE})` } },
    },
  },
])
export const foot = style([
  below.foot,
  { paddingBlockEnd: innerSpace.end, '@media': { [media.tUp]: { paddingBlockStart: innerSpace.start } } },
])
export const grid = style(columnGrid)
export const places = styleVariants({
  start: columns({ d: [1, 6], t: [1, 6] }),
  center: columns({ d: [4, 9], t: [2, 7] }),
  end: columns({ d: [7, 12], t: [3, 8] }),
})
