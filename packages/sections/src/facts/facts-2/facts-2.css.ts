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
    [media.tUp]: { rowGap: space[8], columnGap: grid.gap },
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
      marginInlineStart: `calc(${mark} / 2)`,
      paddingInlineStart: space[6],
      borderInlineStart: line,
      selectors: {
        '&:not(:last-child)': { paddingBlockEnd: space[6] },
        '[data-alone] > &': { borderInlineStartColor: 'transparent' },
      },
    },
    [media.tUp]: {
      paddingBlockStart: space[6],
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
    '&:not(:last-child)::after': {
      position: 'absolute',
      insetInlineStart: '100%',
      insetBlockStart: `calc(-1 * ${size.hairline})`,
      inlineSize: grid.gap,
      borderBlockStart: line,
      '@media': { [media.tUp]: { content: '' } },
    },
    // The last of a row leads nowhere.
    '&:nth-child(2n)::after': { '@media': { [media.t]: { content: 'none' } } },
    '&:nth-child(3n)::after': { '@media': { [media.d]: { content: 'none' } } },
  },
})
export const folio = style({ display: 'block' })
export const text = style({ maxInlineSize: size.measure.lead })
