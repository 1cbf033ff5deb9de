import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'
import { control } from '../field/field.css.ts'

export const row = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const input = style([
  control,
  {
    paddingInline: 0,
    // As high as its frame, which is as high as the buttons beside it.
    paddingBlock: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
])
