import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { grid, media, ratio, space } from '@bellows/tokens'

/** Of the pictures of four that stand in pairs. */
const shape = createVar()

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] })

/** Of what would be three and one: cards twice as wide have lower pictures. */
const inPairs = { ...across(2), vars: { [shape]: ratio['A-32'] } }

/** Equal cards; those of the last row begin at its left. */
export const list = style({
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[8],
  ...across(1),
  '@media': {
    [media.t]: across(2),
    [media.d]: { ...across(3), selectors: { '&[data-columns="2"]': across(2) } },
    [media.dOnly]: { selectors: { '&[data-four]:not([data-columns="2"])': inPairs } },
    [media.xl]: {
      selectors: { '&[data-columns="4"]': across(4), '&[data-four][data-columns="3"]': inPairs },
    },
  },
})
export const card = style({ minInlineSize: 0 })
const own = { 'A-45': ratio['A-45'], 'A-11': ratio['A-11'], 'A-32': ratio['A-32'] }
export const frame = styleVariants(own, (aspectRatio) => ({ aspectRatio: fallbackVar(shape, aspectRatio) }))

/** A name breaks beside its price; only where a word of it needs the line the price goes under it. */
export const line = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
})
export const name = style({
  flex: '1 1 min-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
})
