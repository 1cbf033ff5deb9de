import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { color, size, textStyle, typeScale, type, type TextStyle } from '@bellows/tokens'
import { proseWrap, setFigures, titleWrap } from './text-rules.ts'

const aligned = {
  '&[data-align="left"]': { textAlign: 'start' },
  '&[data-align="center"]': { textAlign: 'center', marginInline: 'auto' },
  '&[data-align="right"]': { textAlign: 'end', marginInlineStart: 'auto' },
} as const

const title = style([titleWrap, { color: color.headings, selectors: aligned }])

const titleMeasure: Record<string, string> = {
  display: size.measure.display,
  h1: size.measure.heading,
  h2: size.measure.heading,
}
export const heading = styleVariants(
  { display: 'display', h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4' } as const,
  (name) => [title, textStyle(name), { maxInlineSize: titleMeasure[name] ?? 'none' }],
)
export const italic = style({ fontStyle: type.emphasis.style })
globalStyle(`${italic} em`, { fontStyle: 'normal' })

const words = style([
  proseWrap,
  {
    color: color.paragraphs,
    selectors: {
      ...aligned,
      '&[data-tone="heading"]': { color: color.headings },
      '&[data-tone="notice"]': { color: color.noticeDecoration },
      '[data-scheme="image_background"] &[data-tone="notice"]': { color: color.paragraphs },
    },
  },
])

const proseMeasure = {
  maxInlineSize: size.measure.body,
  selectors: { '&[data-align="center"]': { maxInlineSize: size.measure.centred } },
}
const ofStyle: Partial<Record<TextStyle, StyleRule>> = {
  body: proseMeasure,
  lead: proseMeasure,
  small: proseMeasure,
  numeral: setFigures,
}
export const text = styleVariants(typeScale, (_, name) => [words, textStyle(name), ofStyle[name] ?? {}])
