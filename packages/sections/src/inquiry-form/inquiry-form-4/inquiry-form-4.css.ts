import { style } from '@vanilla-extract/css'
import { columnGrid, media } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { besidePicture, flush, underPicture } from '../parts/flush.css.ts'
import { byForm } from '../parts/form-place.ts'
import { shaped } from '../parts/picture-shape.ts'

export const spread = flush

/** The picture's column runs from the page's edge, as high as the section. */
export const bleed = style({
  '@media': {
    [media.d]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '42%',
      selectors: { '[data-form="right"] > &': { insetInlineStart: 0, insetInlineEnd: 'auto' } },
    },
  },
})
/** Beside a form longer than the window it is as high as the window, which it then fills. */
export const picture = style([
  shaped({ m: 'A-32', t: 'A-219' }),
  {
    '@media': {
      [media.d]: { position: 'sticky', insetBlockStart: 0, blockSize: 'min(100%, 100svh)' },
    },
  },
])

export const page = style([
  columnGrid,
  besidePicture,
  { '@media': { [media.tDown]: { paddingBlockStart: underPicture, paddingBlockEnd: innerSpace.end } } },
])
export const column = style(byForm({ left: [1, 6], right: [7, 12] }))
