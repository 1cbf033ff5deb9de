import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, size, space } from '@bellows/tokens'

export const empty = recipe({
  base: {
    display: 'grid',
    rowGap: space[3],
    paddingBlock: space[6],
    borderBlock: `${size.hairline} solid ${color.lines}`,
  },
  variants: {
    align: {
      left: { justifyItems: 'start' },
      center: { justifyItems: 'center', textAlign: 'center' },
    },
  },
})
export const action = style({ marginBlockStart: space[3] })
