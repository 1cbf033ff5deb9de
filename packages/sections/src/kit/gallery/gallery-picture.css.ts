import { style } from '@vanilla-extract/css'

/** The whole of the frame that the gallery gives; its picture lies in it. */
export const place = style({ display: 'block', position: 'relative', blockSize: '100%' })
