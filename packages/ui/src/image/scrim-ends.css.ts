import { style, styleVariants } from '@vanilla-extract/css'
import { darkEnds } from './scrim.css.ts'

const names = {
  subtitle: '--scrim-subtitle',
  title: '--scrim-title',
  description: '--scrim-description',
  action: '--scrim-action',
} as const

/** Parts of a box of words; the title as a span of its own, since a block that wraps is wider than its lines. */
export const scrimPart = styleVariants(names, (anchorName) => ({ anchorName }))

/** A part that is not there is as far away as the other end of the box. */
const outermost = (end: 'start' | 'end') =>
  `min(${Object.values(names)
    .map((name) => `anchor(${name} ${end}, 100%)`)
    .join(', ')})`

/** A `scrim` with such parts ends where the longest line does; browsers without anchors darken the whole box. */
export const endsAtWords = style({
  '@supports': {
    '(anchor-name: --words)': {
      vars: {
        [darkEnds.start]: outermost('start'),
        [darkEnds.end]: outermost('end'),
        [darkEnds.deep]: `anchor(${names.description} top, 0%)`,
      },
    },
  },
})
