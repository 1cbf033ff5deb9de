import { style } from '@vanilla-extract/css'
import { columnGrid, media, space } from '@bellows/tokens'
import { sided } from '../../kit/sided.ts'

export const grid = style([columnGrid, { rowGap: space[6], alignItems: 'start' }])
export const picture = style(sided({ d: [1, 5], t: [1, 4] }))
/** Level with the picture's middle; words taller than it begin with it. */
export const words = style([
  sided({ d: [7, 11], t: [5, 8] }),
  { '@media': { [media.d]: { alignSelf: 'center' } } },
])
