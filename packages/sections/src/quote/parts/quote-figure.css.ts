import { style, styleVariants } from '@vanilla-extract/css'
import { space, textStyle } from '@bellows/tokens'

/** Mark, words, name under each other. */
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  selectors: { '[data-align="center"] > &': { alignItems: 'center', textAlign: 'center' } },
})

/** As the page's language opens a quote; cut to its letters, so that it stands on their lines. */
export const mark = style({
  display: 'block',
  textBox: 'trim-both cap alphabetic',
  selectors: { [`${stack} > &`]: { marginBlockEnd: space[4] } },
})
/** Not closed with a mark, and yet closed: the next one would take those of a quote within a quote. */
export const opening = style({
  '::before': { content: 'open-quote' },
  '::after': { content: 'no-close-quote' },
})

const sizes = { h1: 'h1', h2: 'h2', quote: 'quote', h3: 'h3', h4: 'h4' } as const
export const words = styleVariants(sizes, (size) => [textStyle(size), { maxInlineSize: 'none' }])
export const name = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: space[1],
  selectors: { [`${stack} > &`]: { marginBlockStart: space[6] } },
})
