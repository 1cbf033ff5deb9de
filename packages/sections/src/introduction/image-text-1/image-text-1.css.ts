import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[6] }])

const onLeft = '[data-side="left"] > &'
const onDesktop = (column: string, mirrored: string) => ({
  '@media': {
    [media.d]: { gridRow: 1, gridColumn: column, selectors: { [onLeft]: { gridColumn: mirrored } } },
  },
})

export const picture = style([
  columns({ t: [3, 8] }),
  { '@media': { [media.t]: { selectors: { [onLeft]: { gridColumn: '1 / 7' } } } } },
  onDesktop('5 / 13', '1 / 9'),
])
/** Words taller than the picture begin with it. */
export const words = style([{ alignSelf: 'end' }, columns({}), onDesktop('1 / 5', '9 / 13')])
