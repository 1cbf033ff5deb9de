import { style } from '@vanilla-extract/css'
import { size, space } from '@bellows/tokens'
import { sheet } from './story-sheet.css.ts'

export const formSheet = style([
  sheet,
  { boxSizing: 'content-box', maxInlineSize: size.formColumn, minBlockSize: space[13] },
])
