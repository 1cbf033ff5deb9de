import { createVar, fallbackVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { grid, media, ratio, space, type Ratio } from '@bellows/tokens'
import { noneAlone, sharedTracks, spanIn } from '../../kit/none-alone.ts'

type Selectors = NonNullable<StyleRule['selectors']>

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] })

/** Equal cards; those of the last row begin at its left, but where one would be left alone rows share their room. */
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

/** Shape of the picture of a card that is wider than the others. */
const shape = createVar()
/** So much wider that two fill a row, and that three do where four stand else: about as high as the others' pictures. */
const wider = {
  'A-45': { half: 'A-32', third: 'A-11' },
  'A-11': { half: 'A-32', third: 'A-32' },
  'A-32': { half: 'A-169', third: 'A-32' },
} as const satisfies Record<string, Record<'half' | 'third', Ratio>>
type Own = keyof typeof wider

const shaped = (columns: 3 | 4, own: Own, within: string): Selectors =>
  Object.fromEntries(
    Object.entries(noneAlone(columns, within)).map(([selector, rule]) => {
      const isHalf = rule.gridColumn === `span ${sharedTracks[columns] / 2}`
      return [selector, { ...rule, vars: { [shape]: ratio[wider[own][isHalf ? 'half' : 'third']] } }]
    }),
  )
const ready = `${list}:not([aria-busy])`
const wholeRow = (within: string, own: Own): Selectors => ({
  [`${within} > &:last-child:nth-child(odd):not(:only-child)`]: {
    gridColumn: '1 / -1',
    vars: { [shape]: ratio[wider[own].half] },
  },
})

export const cards = styleVariants(wider, (_, own) => ({
  minInlineSize: 0,
  '@media': {
    [media.t]: { selectors: wholeRow(ready, own) },
    [media.d]: {
      selectors: {
        [`${list}:not([data-columns="2"]) > &`]: { gridColumn: `span ${spanIn(3)}` },
        ...wholeRow(`${ready}[data-columns="2"]`, own),
      },
    },
    [media.dOnly]: { selectors: shaped(3, own, `${ready}:not([data-columns="2"]) > `) },
    [media.xl]: {
      selectors: {
        [`${list}[data-columns="4"] > &`]: { gridColumn: `span ${spanIn(4)}` },
        ...shaped(3, own, `${ready}[data-columns="3"] > `),
        ...shaped(4, own, `${ready}[data-columns="4"] > `),
      },
    },
  },
}))
export const frame = styleVariants(wider, (_, own) => ({ aspectRatio: fallbackVar(shape, ratio[own]) }))

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
