import { barSteps, barWindows, leastBar, mediaBelow, mediaFrom } from '@bellows/tokens'
import type { StyleRule } from '@vanilla-extract/css'

type SelectorsOf = (room: string) => StyleRule['selectors']

const roomOf = (window: number) => `[data-room="${window}"]`

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
      `${bar} (width < ${leastBar(i)})`,
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
          [`${bar} (width >= ${leastBar(i)})`]: { selectors: { ...selectorsOf(roomOf(window)) } },
        },
      },
    ]),
  ),
})

/** A rule at the bar's widths that one of the header's attributes does not name. */
export const whereUnnamed = (bar: string, attribute: string, selectorsOf: SelectorsOf): StyleRule => ({
  '@container': Object.fromEntries(
    barSteps.map((width, step) => [
      `${bar} ${width}`,
      { selectors: { ...selectorsOf(`[${attribute}]:not([${attribute}~="${step}"])`) } },
    ]),
  ),
})
