import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { grid, media, ratio, space } from '@bellows/tokens'
import { noneAlone, sharedTracks, spanIn } from '../../kit/none-alone.ts'

/** Of a picture that is wider than its neighbours above. */
const shape = createVar()

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] })

export const list = style({
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[8],
  ...across(1),
  '@media': {
    [media.t]: across(2),
    [media.d]: { ...across(sharedTracks[3]), selectors: { '&[data-columns="2"]': across(2) } },
    [media.xl]: { selectors: { '&[data-columns="4"]': across(sharedTracks[4]) } },
  },
})

const PAIR = 2
/** Where the last would hang alone rows share their room; two that do have lower pictures, as wide as they are. */
const sharing = (columns: 3 | 4, within: string) => {
  const shared = noneAlone(columns, within)
  const half = `span ${sharedTracks[columns] / PAIR}`
  return Object.fromEntries(
    Object.entries(shared).map(([place, rule]) => [
      place,
      rule.gridColumn === half ? { ...rule, vars: { [shape]: ratio['A-32'] } } : rule,
    ]),
  )
}
/** In two columns it ends the list as wide as both. */
const atTheEnd = (within: string, wide: string) => ({
  [`${within}&:last-child:nth-child(odd):not(:only-child)`]: {
    gridColumn: '1 / -1',
    vars: { [shape]: wide },
  },
})
const inTwo = '[data-columns="2"] > '
const inFour = '[data-columns="4"] > '

export const cell = style({
  minInlineSize: 0,
  '@media': {
    [media.d]: {
      gridColumn: `span ${spanIn(3)}`,
      selectors: { [`${inTwo}&`]: { gridColumn: 'auto' } },
    },
    [media.xl]: { selectors: { [`${inFour}&`]: { gridColumn: `span ${spanIn(4)}` } } },
  },
})
export const card = style([
  cell,
  {
    '@media': {
      [media.t]: { selectors: atTheEnd('', ratio['A-32']) },
      [media.d]: { selectors: atTheEnd(inTwo, ratio['A-169']) },
      [media.dOnly]: { selectors: sharing(3, ':not([data-columns="2"]) > ') },
      [media.xl]: { selectors: { ...sharing(3, '[data-columns="3"] > '), ...sharing(4, inFour) } },
    },
  },
])
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
