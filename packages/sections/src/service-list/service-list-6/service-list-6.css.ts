import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, media, ratio, size, space, textStyle } from '@bellows/tokens'
import { picture as cardPicture } from '../parts/service-card.css.ts'

export const page = style([columnGrid, { rowGap: space[8], alignItems: 'start' }])
export const words = style([
  columns({ d: [1, 4] }),
  {
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.d]: { position: 'sticky', insetBlockStart: space[9] } },
  },
])
export const list = style([columns({ d: [5, 12] }), { display: 'grid', rowGap: space[8] }])

const line = `${size.hairline} solid ${color.lines}`
export const month = style([
  textStyle('label'),
  { color: color.notice, maxInlineSize: 'none', paddingBlockEnd: space[3] },
])
export const tickets = style({ borderBlockEnd: line })
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.ticket.narrow}`,
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[5],
  borderBlockStart: line,
  '@media': {
    [media.tUp]: {
      gridTemplateColumns: `${size.ticket.day} minmax(0, 1fr) auto ${size.ticket.picture}`,
      gridTemplateRows: 'auto',
      columnGap: space[5],
      alignItems: 'baseline',
    },
  },
})
export const date = style({ gridColumn: 1, display: 'flex', flexDirection: 'column', gap: space[1] })
/** Begins with its figures, level with the picture. */
export const day = style([
  textStyle('h2'),
  { color: color.headings, fontVariantNumeric: 'lining-nums', textBox: 'trim-start cap alphabetic' },
])
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: 0,
  '@media': { [media.tUp]: { gridColumn: 2 } },
})
export const price = style({
  '@media': { [media.tUp]: { gridColumn: 3, justifySelf: 'end', textAlign: 'end' } },
})
export const picture = style([
  cardPicture,
  {
    position: 'relative',
    gridColumn: 2,
    gridRow: '1 / -1',
    aspectRatio: ratio['A-11'],
    '@media': { [media.tUp]: { gridColumn: 4, gridRow: 1, alignSelf: 'start' } },
  },
])
