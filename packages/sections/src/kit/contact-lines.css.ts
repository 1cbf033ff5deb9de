import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { space, textStyle } from '@bellows/tokens'
import { fingerRow, fingerRows } from './finger-row.ts'

const inRow = style({
  ...fingerRows(space[2]),
  flexFlow: 'row wrap',
  alignItems: 'baseline',
  columnGap: space[5],
})
export const lines = recipe({
  base: [textStyle('small'), { fontStyle: 'normal', display: 'flex', overflowWrap: 'anywhere' }],
  variants: {
    /** Under each other, or beside each other where there is room, from the start or about the middle. */
    flow: {
      column: { ...fingerRows(space[2]), flexDirection: 'column', alignItems: 'flex-start' },
      start: inRow,
      center: [inRow, { justifyContent: 'center', textAlign: 'center' }],
    },
  },
  defaultVariants: { flow: 'column' },
})
globalStyle(`${lines.classNames.base} > *`, fingerRow)
export const block = style({ whiteSpace: 'pre-line' })
