import { globalStyle, style } from '@vanilla-extract/css'
import { clearOfTop, color, layers, media, motion, ringRoom, size, space, staysAtTop } from '@bellows/tokens'
import { heldWidth } from './bar-room.css.ts'
import { leaving } from './sticking.ts'

const HEIGHT = '--header-height'

/** Comes and goes, and lies over the page. */
export const moving = style({
  zIndex: layers.header,
  transition: `transform ${motion.slide} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const hairline = style({ borderBlockEnd: `${size.hairline} solid ${color.lines}` })

export const bar = style([
  hairline,
  moving,
  { position: 'relative', selectors: { '&[data-sticky]': staysAtTop, ...leaving('&') } },
])

// Its styles stay when a visitor goes on to a page without one.
globalStyle(':root:has([data-kind="header"])', {
  vars: { [HEIGHT]: size.bar.m },
  '@media': {
    [media.t]: { vars: { [HEIGHT]: size.bar.t } },
    [media.d]: { vars: { [HEIGHT]: size.bar.d } },
  },
})

// The one place that keeps jumps clear of the bar; a header that scrolls away takes nothing from them.
const STICKY = ':root:has([data-kind="header"][data-sticky])'
globalStyle(STICKY, { vars: { '--header-ring': ringRoom } })
globalStyle(STICKY, clearOfTop(`var(${HEIGHT})`))

const barHeight = { minBlockSize: `var(${HEIGHT})` }

/** Brand at one end, the rest at the other. */
export const row = style([
  barHeight,
  heldWidth,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: space[5] },
])

/** The brand in the middle, whatever stands on its sides. */
export const balanced = style([
  barHeight,
  heldWidth,
  {
    display: 'grid',
    alignItems: 'center',
    columnGap: space[4],
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, max-content) minmax(min-content, 1fr)',
    '@media': { [media.d]: { columnGap: space[7] } },
  },
])

const cell = (gridColumn: number, justifySelf: 'start' | 'center' | 'end') =>
  style({ gridRow: 1, gridColumn, justifySelf })
export const start = cell(1, 'start')
export const middle = style([cell(2, 'center'), { textAlign: 'center' }])
export const end = style([
  cell(3, 'end'),
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[5] },
])
// The button's words keep to one line, however much room the brand would like, unless they are a whole sentence.
globalStyle(`${end} > a, ${end} > div > a`, {
  '@media': { [media.d]: { flexShrink: 0, inlineSize: 'max-content', maxInlineSize: size.barButton } },
})
/** Around the brand and what else there is without a menu: on phones the button stands across from the brand. */
export const menuless = style({
  '@media': {
    [media.m]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: space[2],
    },
  },
})
export const extras = style([end, { '@media': { [media.m]: { display: 'contents' } } }])
/** The profiles have a line of their own below both. */
export const belowOnPhones = style({
  '@media': { [media.m]: { order: 1, inlineSize: '100%', paddingBlockEnd: space[2] } },
})

/** Phones whose bar is full have it in the drawer alone. */
export const roomy = style({ '@media': { [media.snug]: { display: 'none' } } })
export const desktops = style({ '@media': { [media.tDown]: { display: 'none' } } })
