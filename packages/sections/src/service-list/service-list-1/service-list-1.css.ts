import { globalStyle, style } from '@vanilla-extract/css'
import { grid, media, ratio, space } from '@bellows/tokens'

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] })

export const list = style({
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[8],
  ...across(1),
  '@media': {
    [media.t]: across(2),
    [media.d]: { ...across(3), selectors: { '&[data-columns="2"]': across(2) } },
    [media.xl]: { selectors: { '&[data-columns="4"]': across(4) } },
  },
})

/**
 * One that would hang alone in the last row lies down: its words stand beside its picture, which takes all columns but
 * the last.
 */
const alone = (columns: number) => `:last-child:nth-child(${columns}n + 1):not(:only-child)`
const everywhere = {
  [media.t]: [alone(2)],
  [media.dOnly]: [`:is([data-columns="2"] > *)${alone(2)}`, `:not([data-columns="2"] > *)${alone(3)}`],
  [media.xl]: [2, 3, 4].map((count) => `:is([data-columns="${count}"] > *)${alone(count)}`),
}
export const card = style({})
for (const [band, places] of Object.entries(everywhere))
  for (const place of places) {
    globalStyle(`${card}${place}`, {
      '@media': {
        [band]: {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          alignItems: 'end',
        },
      },
    })
    globalStyle(`${card}${place} > :first-child`, { '@media': { [band]: { gridColumn: '1 / -2' } } })
    globalStyle(`${card}${place} > :last-child`, { '@media': { [band]: { gridColumn: '-2 / -1' } } })
  }

/** So wide, its picture is no higher than those above it. */
const wide = (band: string, place: string, aspectRatio: string) =>
  globalStyle(`${card}${place} > :first-child > *`, { '@media': { [band]: { aspectRatio } } })
wide(media.dOnly, `:not([data-columns="2"] > *)${alone(3)}`, ratio['A-32'])
wide(media.xl, `:is([data-columns="3"] > *)${alone(3)}`, ratio['A-32'])
wide(media.xl, `:is([data-columns="4"] > *)${alone(4)}`, ratio['A-219'])

/** A long name takes the line, and the price goes under it. */
export const line = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
})
export const name = style({ minInlineSize: 0, maxInlineSize: '100%' })
