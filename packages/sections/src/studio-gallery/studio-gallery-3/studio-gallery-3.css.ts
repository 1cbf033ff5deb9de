import { createVar, globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { grid, layers, media, ratio, size, space } from '@bellows/tokens'

export const lastRow = createVar()

const across = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
})
/** Tracks of the desktop, so that three and two fill a row. */
const TRACKS = 6
export const wall = style({
  display: 'grid',
  ...across(2),
  '@media': { [media.d]: across(TRACKS) },
})
/** The list gives its tiles to the wall; they fill rows that a long card makes higher. */
export const tiles = style({ display: 'contents' })
globalStyle(`${tiles} > li`, { alignSelf: 'stretch', inlineSize: '100%', minInlineSize: 0 })

const span = (tracks: number) => ({ gridColumn: `span ${tracks}` })
const onDesktop = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.d]: rule } })
onDesktop(`${tiles} > li`, span(2))
onDesktop(`${wall}[data-mosaic] ${tiles} > li:first-child`, {
  gridArea: 'span 2 / span 4',
})
onDesktop(`${wall}[data-twos] ${tiles} > li`, span(3))
onDesktop(`${wall}[data-last="band"] ${tiles} > li:last-child`, {
  ...span(TRACKS),
  aspectRatio: ratio['A-219'],
})
const half: GlobalStyleRule = { ...span(3), aspectRatio: ratio['A-32'] }
for (const [last, count] of Object.entries({ one: 1, two: 2, three: 3, four: 4, ends: 2 }))
  onDesktop(`${wall}[data-last="${last}"] ${tiles} > li:nth-last-child(-n + ${count})`, half)
onDesktop(`${wall}[data-last="ends"] ${tiles} > li:nth-child(-n + 2)`, half)

/** On desktops picture and card share one cell, so that a long card makes the picture higher. */
const shared = { gridArea: '1 / 1' }
export const stage = style({
  '@media': { [media.d]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const picture = style({ '@media': { [media.d]: shared } })
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
        [`${wall}${among}`]: { gridArea: '2 / 3 / auto / span 2' },
        [`${wall}[data-mosaic]${among}`]: { gridArea: '2 / 5 / auto / span 2' },
        [`${wall}[data-card="bottom-left"] > &`]: {
          gridArea: `${lastRow} / 1 / auto / span 2`,
        },
        [`${wall}[data-card="bottom-left"]:is([data-last="one"], [data-last="three"]) > &`]: {
          gridArea: `${lastRow} / 1 / auto / span 3`,
        },
        [`${stage} > &`]: {
          ...shared,
          zIndex: layers.raised,
          alignSelf: 'end',
          marginBlock: space[7],
          marginInlineStart: grid.margin,
          inlineSize: `calc((100% - 2 * ${grid.margin}) / 3)`,
        },
      },
    },
  },
})
export const avatar = style({ inlineSize: size.face.m })
