import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const body = style({ display: 'grid', gap: space[4] })
