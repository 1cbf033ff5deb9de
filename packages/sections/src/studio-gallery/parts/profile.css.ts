import { style } from '@vanilla-extract/css'
import { ratio, space } from '@bellows/tokens'

export const profile = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[4] })
export const avatar = style({ flex: 'none', position: 'relative', aspectRatio: ratio['A-11'] })
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
