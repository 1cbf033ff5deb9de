import { recipe } from '@vanilla-extract/recipes'
import { color, size, space } from '@bellows/tokens'

export const divider = recipe({
  base: { border: 0, margin: 0, borderBlockStart: `${size.hairline} solid ${color.lines}` },
  variants: { length: { full: { inlineSize: '100%' }, tick: { inlineSize: space[5] } } },
  defaultVariants: { length: 'full' },
})
