import { style } from '@vanilla-extract/css'
import { columnGrid, media, size, space } from '@bellows/tokens'
import { sided } from '../../kit/sided.ts'

export const grid = style([columnGrid, { alignItems: 'start' }])
/** How far the second print hangs below the first; on phones it hangs all but what it covers. */
const overhang = space[8]
const covered = space[8]
/** What hangs counts, so that the section's own padding follows it. */
export const pair = style([
  grid,
  { paddingBlockEnd: overhang, '@media': { [media.m]: { paddingBlockEnd: 0 } } },
])

/** The sides are given for pictures at the left; they stand at the right unless asked otherwise. */
export const words = style([
  sided({ d: [8, 12] }),
  {
    marginBlockEnd: space[7],
    '@media': { [media.d]: { alignSelf: 'center', marginBlockEnd: 0 } },
  },
])

const beside = (column: string, mirrored: string, gridRow = 2) => ({
  gridRow,
  gridColumn: column,
  selectors: { '[data-side="left"] > &': { gridColumn: mirrored } },
})
export const first = style([
  sided({ d: [3, 6] }),
  { '@media': { [media.m]: { gridRow: 2 }, [media.t]: beside('1 / 6', '4 / 9') } },
])
export const alone = style(sided({ d: [1, 6] }))

const outset = `calc(-1 * ${size.paperBorder})`
const overlap = (by: string) => `calc(-1 * (${by} + ${size.paperBorder}))`
/** Over the first one's lower corner, and below its foot: the print keeps to lines and measures, its border lies around it. */
export const second = style([
  sided({ d: [1, 3] }),
  {
    position: 'relative',
    alignSelf: 'end',
    marginInline: outset,
    marginBlockEnd: overlap(overhang),
    '@media': {
      [media.m]: { ...beside('3 / 5', '1 / 3', 3), marginBlock: `${overlap(covered)} ${outset}` },
      [media.t]: beside('5 / 9', '1 / 5'),
    },
  },
])
