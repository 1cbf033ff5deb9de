import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, layers, size, space, textStyle } from '@bellows/tokens'
import { RESTYLING } from './restyling.ts'
import { line } from './tools/inner-line.ts'

/** What is far away costs nothing: another colour is only reckoned where it is seen. */
const content = style({
  position: 'relative',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${size.unseenSection}`,
  // What belongs to a low section may stand below it.
  overflowClipMargin: size.row,
  selectors: { '&[data-meant]': { zIndex: layers.raised } },
})
/** A sticky header needs the page, not its slot, to stick within. */
const header = style({ display: 'contents' })
// It has no box either that an outline could be drawn on.
globalStyle(`${header}[data-meant] > :first-child`, line(size.hairline))
globalStyle(`${header}[data-meant='marked'] > :first-child`, line(size.tick))
export const slots = { header, content, footer: content } as const

// Another theme is there at once: a colour that drifts into its place is seen too late, and costs a frame after the other.
const all = ['*', '*::before', '*::after'].map((part) => `[${RESTYLING}] ${part}`)
globalStyle(all.join(', '), { transition: 'none !important' })

const appear = keyframes({ from: { opacity: 0 } })
export const quiet = style({
  minBlockSize: size.window,
  display: 'grid',
  placeContent: 'center',
  padding: space[6],
  textAlign: 'center',
  backgroundColor: 'transparent',
  color: color.paragraphs,
})
/** Who sends at once never reads it. */
export const late = style([textStyle('small'), { animation: `${appear} 1ms 2s backwards` }])
