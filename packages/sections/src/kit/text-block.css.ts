import { style } from '@vanilla-extract/css'
import { color, size, space } from '@bellows/tokens'

/** Subtitle, title, description, button, with the catalogue's gaps; an empty part takes its gap along. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  selectors: {
    '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
    '&[data-align="right"]': { alignItems: 'flex-end', textAlign: 'end' },
  },
})

/** Of what an owner has aligned: words within their column, and what stands in it with them. Columns stay. */
export const aligned = style({
  selectors: {
    '&[data-align="left"]': { textAlign: 'start' },
    '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
    '&[data-align="right"]': { alignItems: 'flex-end', textAlign: 'end' },
  },
})
/** One of the words, which is narrower than its column. */
const own = style([
  aligned,
  {
    selectors: {
      '&[data-align="center"]': { marginInline: 'auto' },
      '&[data-align="right"]': { marginInlineStart: 'auto' },
    },
  },
])
export const title = own

export const subtitle = style([
  own,
  {
    maxInlineSize: '100%',
    color: color.notice,
    marginBlockEnd: space[4],
  },
])
/** On pictures the notice colour is too weak. */
export const subtitleOnPicture = style({ color: color.paragraphs })

export const description = style([
  own,
  {
    maxInlineSize: size.measure.body,
    selectors: {
      '* + &': { marginBlockStart: space[5] },
      [`${block}[data-align="center"] > &`]: { maxInlineSize: size.measure.centred },
    },
  },
])

export const action = style({
  selectors: { '* + &': { marginBlockStart: `calc(${space[6]} - ${size.buttonRoom})` } },
})
