import { style } from '@vanilla-extract/css'
import { columnGrid, grid, media, ratio, space } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { byForm } from '../parts/form-place.ts'

export const stage = style({ position: 'relative' })

/** Above the panel on phones, behind it from tablets on. */
export const behind = style([
  {
    aspectRatio: ratio['A-32'],
    '@media': {
      [media.tUp]: {
        aspectRatio: 'auto',
        position: 'absolute',
        inset: 0,
      },
    },
  },
])

export const page = style([
  columnGrid,
  { '@media': { [media.tUp]: { paddingBlockStart: innerSpace.start } } },
])

const foot = `max(${innerSpace.end}, ${space[8]})`
const onTablets = (form: string, column: string) => ({
  [`[data-form="${form}"] > &`]: { gridColumn: column },
})

/** Stands on the section's foot; on phones it is the page itself. */
export const panel = style([
  byForm({ left: [1, 6], center: [4, 9], right: [7, 12] }),
  {
    position: 'relative',
    paddingBlockStart: space[8],
    paddingBlockEnd: foot,
    paddingInline: space[8],
    '@media': {
      [media.m]: { marginInline: `calc(-1 * ${grid.margin})`, paddingInline: grid.margin },
      [media.t]: {
        gridColumn: '3 / 9',
        selectors: { ...onTablets('left', '1 / 7'), ...onTablets('center', '2 / 8') },
        paddingInline: space[7],
        paddingBlockStart: space[7],
      },
    },
  },
])
