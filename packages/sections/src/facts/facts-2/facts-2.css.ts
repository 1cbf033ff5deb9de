import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, size, space } from '@bellows/tokens'
import { drawing, drawingDown } from '../../kit/drawn-line.css.ts'

const mark = space[2]
const line = `${size.hairline} solid ${color.lines}`
const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': {
    [media.tUp]: { rowGap: space[8], columnGap: grid.gap },
    [media.t]: across(2),
    [media.d]: across(3),
  },
})

/** Where the square begins that stands on the line. */
const onLine = `calc(${size.hairline} - ${mark} / 2)`

/** A square on a line: across the row from tablets on, down the side on phones; it ends with the last step. */
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  rowGap: space[3],
  '@media': {
    [media.m]: {
      marginInlineStart: `calc(${mark} / 2)`,
      paddingInlineStart: `calc(${space[6]} + ${size.hairline})`,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: space[6] } },
    },
    [media.t]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [media.tUp]: { paddingBlockStart: `calc(${space[6]} + ${size.hairline})` },
  },
  selectors: {
    '&::before': {
      ...drawing,
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      '@media': {
        [media.m]: { content: '', ...drawingDown, blockSize: '100%', borderInlineStart: line },
        [media.tUp]: { content: '', inlineSize: `calc(100% + ${grid.gap})`, borderBlockStart: line },
        ...drawing['@media'],
      },
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: onLine,
      insetInlineStart: 0,
      inlineSize: mark,
      blockSize: mark,
      backgroundColor: color.headings,
      forcedColorAdjust: 'none',
      '@media': { [media.m]: { insetBlockStart: 0, insetInlineStart: onLine } },
    },
    '&:dir(rtl)::before': { '@media': { [media.tUp]: { transformOrigin: 'right' } } },
    // The last of a row leads nowhere.
    '&:last-child::before': { '@media': { [media.tUp]: { inlineSize: '100%' } } },
    '&:nth-child(2n)::before': { '@media': { [media.t]: { inlineSize: '100%' } } },
    '&:nth-child(3n)::before': { '@media': { [media.d]: { inlineSize: '100%' } } },
    '[data-alone] > &::before': { display: 'none' },
  },
})
export const folio = style({ display: 'block' })
export const text = style({ maxInlineSize: size.measure.lead })
