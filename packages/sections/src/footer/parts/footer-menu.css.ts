import { style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

/** Phones fold the menu away. */
export const open = style({ '@media': { [media.m]: { display: 'none' } } })
export const folded = style({ '@media': { [media.tUp]: { display: 'none' } } })
