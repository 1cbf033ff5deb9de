import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'

/** The words stand on the picture's foot; title and description share the last baseline on desktops. */
export const words = style([
  columnGrid,
  {
    rowGap: space[5],
    paddingBlockEnd: space[5],
    '@media': { [media.d]: { alignItems: 'last baseline' } },
  },
])

const mirrored = '[data-side="right"] > &'
const place = (column: string) => ({
  '@media': { [media.d]: { selectors: { [mirrored]: { gridColumn: column } } } },
})

export const title = style([columns({ d: [1, 8], t: [1, 7] }), { gridRow: 1 }, place('5 / 13')])

export const aside = style([
  columns({ d: [9, 12], t: [1, 7] }),
  { maxInlineSize: size.measure.lead },
  { '@media': { [media.d]: { gridRow: 1 } } },
  place('1 / 5'),
])

/** Without a title the description has the wide zone for itself. */
export const asideAlone = style({ '@media': { [media.d]: { gridColumn: '1 / 6' } } })
