import { style } from '@vanilla-extract/css'
import { columnGrid, media, ratio, space } from '@bellows/tokens'
import { sided } from '../../kit/sided.ts'

export const grid = style([columnGrid, { rowGap: space[7] }])
export const picture = style([
  sided({ d: [1, 4], t: [1, 3] }),
  {
    position: 'relative',
    alignSelf: 'start',
    aspectRatio: ratio['A-45'],
    '@media': { [media.m]: { gridColumn: '1 / 4', aspectRatio: ratio['A-11'] } },
  },
])
/** On the picture's foot; long words begin at its top. */
export const words = style([
  sided({ d: [6, 12], t: [4, 8] }),
  { alignSelf: 'end', selectors: { '&[data-long]': { alignSelf: 'start' } } },
])
