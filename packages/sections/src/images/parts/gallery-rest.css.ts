import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const rest = style({ display: 'grid', justifyItems: 'center', marginBlockStart: space[7] })
