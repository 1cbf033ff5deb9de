import { media, size } from '@bellows/tokens'

/** What a text lacks above and below to stand in a row of some height; rows of several lines are parted by as much. */
const around = (height: string) => `calc((${height} - 1lh) / 2)`

/** Rows of one pitch, on phones a finger's height. */
export const fingerRow = {
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: around(size.check),
  '@media': { [media.m]: { paddingBlock: around(size.target) } },
} as const

/** Rows that part themselves on phones. */
export const fingerRows = (rowGap: string) => ({ rowGap, '@media': { [media.m]: { rowGap: 0 } } })
