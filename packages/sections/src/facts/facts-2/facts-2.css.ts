import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, size, space } from '@bellows/tokens'

const mark = space[2]
const line = `${size.hairline} solid ${color.lines}`
const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': {
    [media.tUp]: { rowGap: space[8] },
    [media.t]: across(2),
    [media.d]: across(3),
  },
})

/** A square on a line: across the row from tablets on, down the side on phones; it ends with the last step. */
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  rowGap: space[3],
  '@media': {
    [media.m]: {
      paddingInlineStart: space[6],
      paddingBlockEnd: space[6],
      borderInlineStart: line,
      selectors: { '[data-alone] > &': { borderInlineStartColor: 'transparent' } },
    },
    [media.tUp]: {
      paddingBlockStart: space[6],
      paddingInlineEnd: grid.gap,
      borderBlockStart: line,
      selectors: { '[data-alone] > &': { borderBlockStartColor: 'transparent' } },
    },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${mark} / 2)`,
      insetInlineStart: 0,
      inlineSize: mark,
      blockSize: mark,
      backgroundColor: color.headings,
      forcedColorAdjust: 'none',
      '@media': {
        [media.m]: { insetBlockStart: 0, insetInlineStart: `calc(-1 * ${mark} / 2)` },
      },
    },
  },
})
export const folio = style({ display: 'block' })
export const text = style({ maxInlineSize: size.measure.lead })
