import { style } from '@vanilla-extract/css'
import { media, textStyle } from '@bellows/tokens'

const display = '&&[data-size="display"]'
const smaller = { selectors: { [display]: textStyle('h1') } }

/** Display titles of a picture's full width come down to h1 on narrow screens. */
export const h1OnPhones = style({ '@media': { [media.m]: smaller } })
export const h1BelowDesktop = style({ '@media': { [media.tDown]: smaller } })
