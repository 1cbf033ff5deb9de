import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'
import { sided } from '../../kit/sided.ts'

export const page = style([columnGrid, { rowGap: space[7] }])
export const side = style(sided({ d: [1, 3] }))
/** Stays in view beside pictures that are longer than itself. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[5],
  '@media': { [media.d]: { position: 'sticky', insetBlockStart: space[9] } },
})
export const avatar = style({ inlineSize: size.face.l })
export const gallery = style([sided({ d: [4, 12] }), { minInlineSize: 0 }])
export const whole = style(columns({}))
