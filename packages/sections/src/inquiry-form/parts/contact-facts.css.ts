import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const profiles = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] })
