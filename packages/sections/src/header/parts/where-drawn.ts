import { barWindows, inRem, mediaBelow, mediaFrom } from '@bellows/tokens'
import type { StyleRule } from '@vanilla-extract/css'
import { held } from './bar-room.ts'

type SelectorsOf = (room: string) => StyleRule['selectors']

const roomOf = (window: number) => `[data-room="${window}"]`
/** What a bar lacks of the room it was reckoned for where the page's scrollbar takes some. */
const SCROLLBAR = 17

/** A rule for bars whose entries stand in the drawer; it gets what a header with that much room is known by. */
export const whereDrawn = (selectorsOf: SelectorsOf): StyleRule => ({
  selectors: { ...selectorsOf('[data-room="none"]') },
  '@media': Object.fromEntries(
    barWindows.map((window) => [mediaBelow(window), { selectors: { ...selectorsOf(roomOf(window)) } }]),
  ),
})

/** The same for bars in windows wide enough, whose entries large text leaves no room; `bar` names the row that holds them. */
export const whereSqueezed = (bar: string, selectorsOf: SelectorsOf): StyleRule => ({
  '@container': Object.fromEntries(
    barWindows.map((window, i) => [
      `${bar} (width < ${leastOf(i)})`,
      { selectors: { ...selectorsOf(roomOf(window)) } },
    ]),
  ),
})

/** A rule for bars that hold their entries. */
export const whereHeld = (bar: string, selectorsOf: SelectorsOf): StyleRule => ({
  '@media': Object.fromEntries(
    barWindows.map((window, i) => [
      mediaFrom(window),
      {
        '@container': {
          [`${bar} (width >= ${leastOf(i)})`]: { selectors: { ...selectorsOf(roomOf(window)) } },
        },
      },
    ]),
  ),
})

/** In rem, so that it grows with the text. */
const leastOf = (window: number): string => inRem((held[window]?.[0] ?? 0) - SCROLLBAR)
