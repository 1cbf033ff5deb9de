import { globalStyle, style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, size, space } from '@bellows/tokens'
import { sided } from '../../kit/sided.ts'

export const page = style([columnGrid, { rowGap: space[7] }])
export const side = style(sided({ d: [1, 3] }))
/** Stays in view beside pictures that are longer than itself; below desktops it lies down and keeps a margin of its own. */
export const column = style({
  display: 'grid',
  rowGap: space[5],
  '@media': {
    [media.m]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: grid.gap },
    [media.t]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 7fr)', columnGap: grid.gap },
    [media.d]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      insetBlockStart: space[9],
    },
  },
})
/** In the margin stands the face, or a tick where there is none; on phones, which have no room to leave free, above the words. */
const tick = {
  content: '""',
  gridColumn: 1,
  inlineSize: space[5],
  marginBlockStart: space[2],
  borderBlockStart: `${size.hairline} solid ${color.noticeDecoration}`,
}
export const ticked = style({
  '@media': {
    [media.tDown]: { '::before': tick },
    [media.m]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const beside = style({ '@media': { [media.tDown]: { gridColumn: 2 } } })
export const profile = style({ '@media': { [media.tDown]: { display: 'contents' } } })
globalStyle(`${profile} > *`, { '@media': { [media.tDown]: { gridColumn: 2, justifySelf: 'start' } } })
globalStyle(`:is(${ticked}, ${ticked} > ${profile}) > *`, { '@media': { [media.m]: { gridColumn: 1 } } })
export const avatar = style({
  inlineSize: size.face.l,
  maxInlineSize: '100%',
  '@media': {
    [media.tDown]: { selectors: { [`${profile} > &`]: { gridColumn: 1, gridRow: '1 / span 3' } } },
  },
})
export const gallery = style([sided({ d: [4, 12] }), { minInlineSize: 0 }])
export const whole = style(columns({}))
