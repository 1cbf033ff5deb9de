import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const list = style({
  display: 'grid',
  rowGap: space[7],
  selectors: { '* + &': { marginBlockStart: space[8] } },
})
export const folio = style({ display: 'block', marginBlockEnd: space[3] })
export const answer = style({ marginBlockStart: space[3] })
