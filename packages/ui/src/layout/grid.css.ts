import { recipe } from '@vanilla-extract/recipes'
import { columnGrid, space } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'

export const grid = recipe({
  base: columnGrid,
  variants: {
    /** Step of the spacing scale between the rows; the columns have the grid's own gap. */
    rowGap: rulesOf(space, (rowGap) => ({ rowGap })),
  },
})
