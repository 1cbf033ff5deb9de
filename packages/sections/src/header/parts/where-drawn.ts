import { barWindows, mediaBelow } from '@bellows/tokens'
import type { StyleRule } from '@vanilla-extract/css'

/** A rule for bars whose entries stand in the drawer; it gets what a header with that much room is known by. */
export const whereDrawn = (selectorsOf: (room: string) => StyleRule['selectors']): StyleRule => ({
  selectors: { ...selectorsOf('[data-room="none"]') },
  '@media': Object.fromEntries(
    barWindows.map((window) => [
      mediaBelow(window),
      { selectors: { ...selectorsOf(`[data-room="${window}"]`) } },
    ]),
  ),
})
