import { recipe } from '@vanilla-extract/recipes'
import { space } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'

export const stack = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' },
  variants: {
    /** Step of the spacing scale between the children. */
    gap: rulesOf(space, (rowGap) => ({ rowGap })),
  },
})
