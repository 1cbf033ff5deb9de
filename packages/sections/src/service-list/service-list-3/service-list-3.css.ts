import { style } from '@vanilla-extract/css'
import {
  color,
  columnGrid,
  columns,
  grid,
  media,
  motion,
  ratio,
  size,
  space,
  textStyle,
} from '@bellows/tokens'
import { picture } from '../parts/service-card.css.ts'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.d]: { gridColumn: '1 / 9', alignSelf: 'start' },
  },
})

const line = `${size.hairline} solid ${color.lines}`
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.rowPicture.m} minmax(0, 1fr)`,
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space[4],
  paddingBlock: space[5],
  borderBlockStart: line,
  selectors: { '&:last-child': { borderBlockEnd: line } },
  '@media': {
    [media.t]: { gridTemplateColumns: `${size.rowPicture.t} minmax(0, 1fr)`, columnGap: space[5] },
    [media.d]: {
      gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      columnGap: grid.gap,
      alignItems: 'baseline',
    },
  },
})
/** The picture of a row, where there is no panel beside the list. */
export const thumb = style([
  picture,
  {
    position: 'relative',
    alignSelf: 'start',
    gridRow: '1 / -1',
    aspectRatio: ratio['A-45'],
    '@media': { [media.d]: { display: 'none' } },
  },
])

const onDesktop = (gridColumn: string) => ({ '@media': { [media.d]: { gridColumn, gridRow: 1 } } })
export const folio = style([
  {
    gridColumn: 2,
    gridRow: 1,
    marginBlockEnd: space[1],
    // A large capital's accent reaches above its line.
    '@media': { [media.t]: { marginBlockEnd: space[3] } },
  },
  onDesktop('1'),
])
export const name = style([
  { gridColumn: 2, gridRow: 2 },
  onDesktop('2 / 7'),
  { selectors: { '[data-folio="none"] &': { '@media': { [media.d]: { gridColumn: '1 / 7' } } } } },
])
export const nameText = style({ '@media': { [media.m]: textStyle('h4') } })
export const facts = style([
  {
    gridColumn: 2,
    gridRow: 3,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[1],
    marginBlockStart: space[2],
  },
  onDesktop('7 / 9'),
  { '@media': { [media.d]: { marginBlockStart: space[0] } } },
])

/** Stays in view beside a list longer than itself. */
export const panel = style({
  display: 'none',
  '@media': {
    [media.d]: {
      display: 'block',
      gridColumn: '9 / 13',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: space[9],
      aspectRatio: ratio['A-45'],
    },
  },
})
export const shown = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.draw} ${motion.easing}`,
  selectors: { '&[data-current]': { opacity: 1 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
export const blank = style({ blockSize: '100%' })
