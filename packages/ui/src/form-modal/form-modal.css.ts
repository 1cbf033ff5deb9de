import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const form = style({ display: 'grid', gap: space[5] })
export const faults = style({ display: 'grid', gap: space[2], marginBlockStart: space[4] })
