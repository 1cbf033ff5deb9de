import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

export const slides = style({ position: 'absolute', inset: 0 })
globalStyle(`${slides} > div`, { blockSize: '100%' })
export const slide = style({ position: 'relative' })

/** A finger swipes the pictures through the words; what can be pressed still answers. */
export const swiped = style({
  '@media': { [media.coarse]: { pointerEvents: 'none' } },
})
globalStyle(`${swiped} :is(a, button)`, { pointerEvents: 'auto' })
