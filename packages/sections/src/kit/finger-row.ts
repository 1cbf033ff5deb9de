import { media, size } from '@bellows/tokens'

/** What a text lacks above and below to stand in a row of some height; rows of several lines are parted by as much. */
const around = (height: string) => `calc((${height} - 1lh) / 2)`

/** Phones, and wherever a finger presses. */
const byFinger = <Rule>(rule: Rule) => ({ [media.m]: rule, [media.coarse]: rule })

/** Rows of one pitch, for fingers of their height. */
export const fingerRow = {
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: around(size.check),
  '@media': byFinger({ paddingBlock: around(size.target) }),
} as const

/** Rows that part themselves for fingers. */
export const fingerRows = (rowGap: string) => ({ rowGap, '@media': byFinger({ rowGap: 0 }) })
