import { createContainer, style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'
import { whereDrawn, whereHeld, whereSqueezed, whereUnnamed } from './where-drawn.ts'

const bar = createContainer()
const hidden = (room: string) => ({ [`${room} &`]: { display: 'none' } }) as const

/** The row whose width says whether text of this size leaves room for the entries. */
export const heldWidth = style({ containerType: 'inline-size', containerName: bar })
/** Stands in bars that hold their entries. */
export const inBar = style([whereDrawn(hidden), whereSqueezed(bar, hidden)])
export const rowInBar = style([
  { display: 'flex', alignItems: 'center', alignSelf: 'stretch', gap: space[6] },
  inBar,
])
export const cellsInBar = style([{ display: 'contents' }, inBar])
/** Profiles stand in one line, where the bar has room for them. */
export const socialInBar = style([
  { '@media': { [media.d]: { flexWrap: 'nowrap' } } },
  whereUnnamed(bar, 'data-social', hidden),
])
/** Stands where the menu's button does. */
export const inDrawer = style(whereHeld(bar, hidden))

/** Around entries that are not the bar's own children: as high as the bar. */
export const fullHeight = style({ display: 'flex', alignSelf: 'stretch' })

/**
 * They keep to one row, closer to each other where windows are narrow, and are as high as the bar, under which their
 * panels open: what stands around them has to be as high.
 */
export const entries = style({
  flexWrap: 'nowrap',
  alignSelf: 'stretch',
  alignItems: 'stretch',
  '@media': { [media.dOnly]: { columnGap: space[5] } },
})
