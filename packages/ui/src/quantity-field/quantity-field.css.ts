import { style } from '@vanilla-extract/css'
import { size, space } from '@bellows/tokens'
import { control } from '../field/field.css.ts'

export const row = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const box = style({
  selectors: { '&&': { flex: 'none', inlineSize: size.thumbnail, minBlockSize: size.control } },
})
export const input = style([
  control,
  {
    paddingInline: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
])
