import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const copy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '100%',
})
/** Both labels have the same place, so that the button keeps its width. */
export const labels = style({ display: 'inline-grid', justifyItems: 'center' })
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&[data-off]': { visibility: 'hidden' } },
})
