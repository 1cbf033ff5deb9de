import { style } from '@vanilla-extract/css'
import { columnGrid, media, space } from '@bellows/tokens'
import { sided } from '../../kit/sided.ts'

export const grid = style([columnGrid, { rowGap: space[6], alignItems: 'start' }])
/** From the print to words beside it: at the grid's gap alone they read as one block. */
const clear = space[5]
export const head = style([
  sided({ d: [1, 4] }),
  { '@media': { [media.d]: { selectors: { '[data-side="right"] > &': { paddingInlineStart: clear } } } } },
])

/** Under the title where there is one: a row without one would still have its gap. */
const onTablets = (column: string) => ({
  '@media': {
    [media.t]: {
      gridRow: 1,
      gridColumn: column,
      selectors: { [`${head} ~ &`]: { gridRow: 2 } },
    },
  },
})
export const picture = style([sided({ d: [5, 8] }), onTablets('1 / 5')])
/** Without a title the print grows and moves towards the text. */
export const pictureAlone = style([sided({ d: [3, 7] }), onTablets('1 / 5')])
/** On the print's foot; a longer text begins with it. */
export const letter = style([
  sided({ d: [9, 12] }),
  onTablets('5 / 9'),
  {
    '@media': {
      [media.tUp]: { alignSelf: 'end', paddingInlineStart: clear },
      [media.d]: { selectors: { '[data-side="right"] > &': { paddingInline: `0 ${clear}` } } },
    },
  },
])
