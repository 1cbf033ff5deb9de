import { style } from '@vanilla-extract/css'
import { color, columnGrid, grid as page, media, ratio, space } from '@bellows/tokens'
import { sided } from '../../kit/sided.ts'

export const grid = style([columnGrid, { alignItems: 'start' }])

/** Space under the picture that the card hangs into. */
export const picture = style([
  sided({ d: [1, 8] }),
  {
    position: 'relative',
    aspectRatio: ratio['A-32'],
    '@media': {
      [media.m]: { aspectRatio: ratio['A-45'], marginInline: `calc(-1 * ${page.margin})` },
      [media.t]: {
        gridColumn: '1 / 8',
        selectors: { '[data-side="right"] > &': { gridColumn: '2 / 9' } },
      },
      [media.d]: { marginBlockEnd: space[8] },
    },
  },
])

/** Begins below the picture's top and ends below its foot; more words make it grow downward. */
export const card = style([
  sided({ d: [7, 12] }),
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    backgroundColor: color.background,
    padding: space[8],
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [media.m]: { marginBlockStart: `calc(-1 * ${space[7]})`, padding: space[6] },
      [media.t]: {
        marginBlockStart: `calc(-1 * ${space[8]})`,
        padding: space[7],
        gridColumn: '3 / 9',
        selectors: { '[data-side="right"] > &': { gridColumn: '1 / 7' } },
      },
      [media.d]: { marginBlockStart: space[9], alignSelf: 'stretch' },
    },
  },
])
