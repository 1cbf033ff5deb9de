import { style } from '@vanilla-extract/css'
import { barWindows, media, mediaFrom, space } from '@bellows/tokens'
import { whereDrawn } from './where-drawn.ts'

const hidden = { display: 'none' } as const

/** Stands in bars that hold their entries. */
export const inBar = style(whereDrawn((room) => ({ [`${room} &`]: hidden })))
export const rowInBar = style([{ display: 'flex', alignItems: 'center', gap: space[6] }, inBar])
export const cellsInBar = style([{ display: 'contents' }, inBar])
/** Stands where the menu's button does. */
export const inDrawer = style({
  '@media': Object.fromEntries(
    barWindows.map((window) => [mediaFrom(window), { selectors: { [`[data-room="${window}"] &`]: hidden } }]),
  ),
})

/** They keep to one row, closer to each other where windows are narrow. */
export const entries = style({
  flexWrap: 'nowrap',
  '@media': { [media.dOnly]: { columnGap: space[5] } },
})
