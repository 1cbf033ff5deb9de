import { globalStyle, style } from '@vanilla-extract/css'
import { size, space } from '@bellows/tokens'

export const profiles = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] })

/** As high as a finger needs, with the text free to wrap; its label stands on the first of its lines. */
export const way = style({})
globalStyle(`${way} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: size.check })
