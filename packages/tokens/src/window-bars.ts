import { space } from './space.css.ts'

/**
 * Heights of the bars that stay at the window's upper and lower edge, set once they are measured; `foot` is that of what
 * lies over the lower edge for all that stays there too.
 */
export const windowBars = { head: '--window-head', bar: '--window-bar', foot: '--window-foot' } as const

/** What the page keeps clear for the bars, and how far what stands in one counts as lower for that. */
const clear = { top: '--clear-top', bottom: '--clear-bottom' } as const
const lower = '--counts-lower'
const clearTop = `var(${clear.top}, 0px)`

const head = `var(${windowBars.head}, 5rem)`
const bar = `var(${windowBars.bar}, 7rem)`
/** Far below nought where a bar takes more of the window than that, far above where it takes less. */
const spare = (share: string, height: string) => `(${share} - ${height}) * 99999`
const spareAtTop = spare('25svh', head)
const spareAtBottom = spare('33svh', bar)

/** A bar that stays at the window's upper edge, unless large text or a low window leaves too little beside it. */
export const staysAtTop = {
  position: 'sticky',
  insetBlockStart: `min(0px, ${spareAtTop})`,
  vars: { [lower]: clearTop },
} as const
/** Says in addition that it is above the window for now, and comes down when the focus does. */
export const hiddenAtTop = { vars: { [lower]: `calc(2 * ${clearTop})` } } as const
/** The same at the lower edge. */
export const staysAtBottom = {
  position: 'sticky',
  insetBlockEnd: `min(var(${windowBars.foot}, 0px), ${spareAtBottom})`,
  vars: { [lower]: `calc(-1 * var(${clear.bottom}, 0px))` },
} as const
/** Within what has a scroll of its own, the page's bars count for nothing. */
export const countsForItself = { vars: { [lower]: '0px' } } as const
/** Of everything: what is kept clear of bars is so for what lies under them; a control within one is in sight as it is. */
export const countsFromBar = {
  scrollMarginBlock: `calc(-1 * var(${lower}, 0px)) var(${lower}, 0px)`,
} as const

/** Room below a bar for the ring of what has the focus there. */
export const ringRoom = space[2]

/** Keeps what takes the focus, and its ring, clear of the bar that stays at the top. */
export const clearOfTop = (least: string = space[0]) => ({
  vars: { [clear.top]: `clamp(0px, ${spareAtTop}, max(${least}, ${head} + ${ringRoom}))` },
  scrollPaddingBlockStart: clearTop,
})
/** The same at the bottom. */
export const clearOfBottom = {
  vars: { [clear.bottom]: `clamp(0px, ${spareAtBottom}, ${bar} + ${ringRoom})` },
  scrollPaddingBlockEnd: `calc(var(${windowBars.foot}, 0px) + var(${clear.bottom}))`,
}
