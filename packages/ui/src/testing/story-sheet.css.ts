import { style } from '@vanilla-extract/css'
import { grid, space } from '@bellows/tokens'

export const sheet = style({ paddingBlock: space[7], paddingInline: grid.margin })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'center' })
export const cells = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${space[13]}, 100%), 1fr))`,
})
