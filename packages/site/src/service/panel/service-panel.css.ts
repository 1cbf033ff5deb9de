import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, size, space } from '@bellows/tokens'

export const section = style({ paddingBlock: space[9] })

export const notice = style({ marginBlockEnd: space[7] })

/** Name, card and the rest: beside each other on desktops, in this order elsewhere. */
export const layout = style({
  ...columnGrid,
  alignItems: 'start',
  '@media': {
    ...columnGrid['@media'],
    [media.d]: { ...columnGrid['@media']?.[media.d], gridTemplateRows: 'auto 1fr' },
  },
})

export const head = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  ...columns({ d: [1, 7] }),
})

export const card = style({
  minInlineSize: 0,
  marginBlockStart: space[6],
  ...columns({ d: [8, 12] }),
  '@media': {
    [media.m]: {
      gridColumn: '1 / -1',
      marginInline: `calc(-1 * ${grid.margin})`,
      padding: `${space[6]} ${grid.margin}`,
    },
    [media.t]: { gridColumn: '1 / -1', padding: space[5] },
    [media.d]: { gridColumn: '8 / 13', gridRow: '1 / 3', marginBlockStart: 0, padding: space[5] },
    [media.xl]: { gridColumn: '9 / 13', padding: space[6] },
  },
})

export const rest = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[7],
  minInlineSize: 0,
  marginBlockStart: space[7],
  ...columns({ d: [1, 7] }),
})

export const description = style({
  maxInlineSize: size.measure.body,
  '@media': { [media.m]: { order: 1 } },
})
