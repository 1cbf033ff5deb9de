import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { grid, layers, media, ratio, size, space } from '@bellows/tokens'

export const lastRow = createVar()

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
/** Two stand beside each other from edge to edge, and one is a band across. */
export const wall = style({
  display: 'grid',
  ...across(2),
  '@media': { [media.d]: { ...across(3), selectors: { '&[data-few]': across(2) } } },
})
/** The list gives its tiles to the wall; they fill rows that a long card makes higher. */
export const tiles = style({ display: 'contents' })
globalStyle(`${tiles} > li`, { alignSelf: 'stretch', inlineSize: '100%', minInlineSize: 0 })

globalStyle(`${wall}[data-few] ${tiles} > li:only-child`, {
  '@media': { [media.d]: { gridColumn: '1 / -1', aspectRatio: ratio['A-219'] } },
})

export const stage = style({ position: 'relative' })
const among = '[data-card="center"] > &'
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  rowGap: space[5],
  minInlineSize: 0,
  padding: `${space[7]} ${grid.margin}`,
  textAlign: 'center',
  selectors: { [`${wall} > &`]: { gridColumn: '1 / -1' } },
  '@media': {
    [media.t]: {
      selectors: { '[data-card]:not([data-card="above"]) > &': { gridRow: 2 } },
    },
    [media.d]: {
      padding: space[7],
      selectors: {
        [`${wall}${among}`]: { gridArea: '2 / 2' },
        [`${wall}[data-mosaic]${among}`]: { gridArea: '2 / 3' },
        [`${wall}[data-card="bottom-left"] > &`]: { gridArea: `${lastRow} / 1` },
        [`${stage} > &`]: {
          position: 'absolute',
          zIndex: layers.raised,
          insetBlockEnd: space[7],
          insetInlineStart: grid.margin,
          inlineSize: `calc((100% - 2 * ${grid.margin}) / 3)`,
        },
      },
    },
  },
})
export const avatar = style({ inlineSize: size.face.m })
