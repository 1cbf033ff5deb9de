import { style } from '@vanilla-extract/css'
import { grid, media, space } from '@bellows/tokens'

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
