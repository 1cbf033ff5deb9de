import { style } from '@vanilla-extract/css'
import { columnGrid, media, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { flush } from '../parts/flush.css.ts'
import { byForm } from '../parts/form-place.ts'
import { shaped } from '../parts/picture-shape.ts'

export const spread = flush

/** How far the card lies over the picture. */
const overlap = space[10]
const overlapOnPhones = space[8]

/** Of the picture at least the section's upper padding stays clear. */
export const view = style([
  shaped({ m: 'A-32', t: 'A-169', d: 'A-219' }),
  {
    minBlockSize: `calc(${innerSpace.start} + ${overlap})`,
    '@media': { [media.m]: { minBlockSize: `calc(${innerSpace.start} + ${overlapOnPhones})` } },
  },
])
export const page = style([columnGrid, { paddingBlockEnd: innerSpace.end }])
export const card = style([
  {
    position: 'relative',
    marginBlockStart: `calc(-1 * ${overlap})`,
    paddingBlock: space[8],
    paddingInline: space[8],
    '@media': {
      [media.m]: { marginBlockStart: `calc(-1 * ${overlapOnPhones})`, paddingInline: space[5] },
      [media.t]: { paddingInline: space[7] },
    },
  },
  byForm({ left: [1, 8], center: [3, 10], right: [5, 12] }),
])
