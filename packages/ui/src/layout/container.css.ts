import { recipe } from '@vanilla-extract/recipes'
import { grid as gridVars, size } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'

const withMargins = (width: string) => ({ maxInlineSize: `calc(${width} + 2 * ${gridVars.margin})` })

export const container = recipe({
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: gridVars.margin },
  variants: {
    width: { ...rulesOf(size.container, withMargins), bleed: { paddingInline: 0 } },
  },
  defaultVariants: { width: 'content' },
})
