import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { space, textStyle } from '@bellows/tokens'
import { fingerRow, fingerRows } from './finger-row.ts'

export const list = recipe({
  base: [textStyle('small'), { display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] }],
  variants: { isStacked: { true: { ...fingerRows(space[2]), flexDirection: 'column' } } },
})
globalStyle(`${list.classNames.variants.isStacked.true} > li > a`, fingerRow)
