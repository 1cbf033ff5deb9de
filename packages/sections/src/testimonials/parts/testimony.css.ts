import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  selectors: { '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' } },
})
export const words = style({ minInlineSize: 0 })
export const speaker = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  selectors: { [`${figure}[data-align="center"] > &`]: { flexDirection: 'column' } },
})
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
