import { space } from './space.css.ts'

/**
 * Heights of the bars that stay at the window's upper and lower edge, set once they are measured; `foot` is that of what
 * lies over the lower edge for all that stays there too.
 */
export const windowBars = { head: '--window-head', bar: '--window-bar', foot: '--window-foot' } as const

const head = `var(${windowBars.head}, 5rem)`
const bar = `var(${windowBars.bar}, 7rem)`
/** Far below nought where a bar takes more of the window than that, far above where it takes less. */
const spare = (share: string, height: string) => `(${share} - ${height}) * 99999`
const spareAtTop = spare('25svh', head)
const spareAtBottom = spare('33svh', bar)

/** A bar that stays at the window's upper edge, unless large text or a low window leaves too little beside it. */
export const staysAtTop = { position: 'sticky', insetBlockStart: `min(0px, ${spareAtTop})` } as const
/** The same at the lower edge. */
export const staysAtBottom = {
  position: 'sticky',
  insetBlockEnd: `min(var(${windowBars.foot}, 0px), ${spareAtBottom})`,
} as const

/** Room below a bar for the ring of what has the focus there. */
export const ringRoom = space[2]

/** `scroll-padding` that keeps what takes the focus, and its ring, clear of the bar that stays at the top. */
export const clearOfTop = (least: string = space[0]): string =>
  `clamp(0px, ${spareAtTop}, max(${least}, ${head} + ${ringRoom}))`
/** The same at the bottom. */
export const clearOfBottom = `calc(var(${windowBars.foot}, 0px) + clamp(0px, ${spareAtBottom}, ${bar} + ${ringRoom}))`
