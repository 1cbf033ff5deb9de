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

export const subtitle = style({
  maxInlineSize: '100%',
  color: color.noticeDecoration,
  marginBlockEnd: space[4],
  selectors: { '[data-scheme="image_background"] &': { color: color.paragraphs } },
})
/** On pictures the notice colour is too weak. */
export const subtitleOnPicture = style({ color: color.paragraphs })

export const description = style({
  maxInlineSize: size.measure.body,
  selectors: {
    '* + &': { marginBlockStart: space[5] },
    [`${block}[data-align="center"] > &`]: { maxInlineSize: size.measure.centred },
  },
})

export const action = style({
  selectors: { '* + &': { marginBlockStart: `calc(${space[6]} - ${size.buttonRoom})` } },
})
