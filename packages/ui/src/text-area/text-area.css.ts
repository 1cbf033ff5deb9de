import { style } from '@vanilla-extract/css'
import { control } from '../field/field.css.ts'

export const area = style([
  control,
  { gridArea: '1 / 1', resize: 'none', overflow: 'hidden', overflowWrap: 'anywhere' },
])

/** The same text, unseen: it gives the area its height. */
export const copy = style([
  control,
  { gridArea: '1 / 1', visibility: 'hidden', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
])
