import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'
import { picture } from '../../kit/words-below.css.ts'

export const slides = style([picture, { position: 'absolute', inset: 0 }])
globalStyle(`${slides} > div`, { blockSize: '100%' })
export const slide = style({ position: 'relative' })

/** A finger swipes the pictures through the words; what can be pressed still answers. */
export const swiped = style({
  '@media': { [media.coarse]: { pointerEvents: 'none' } },
})
globalStyle(`${swiped} :is(a, button)`, { pointerEvents: 'auto' })
