import type { StyleRule } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { fluid, inRem, typeScale, type TextStyle } from './type-scale.ts'
import { type } from './type.css.ts'

/** Heading styles that phones set below 30 px, where the optical size, and the stand-in's width with it, is the small one. */
const smallHeadings: ReadonlySet<TextStyle> = new Set(['h3', 'h4', 'quote'])

/** Labels alone may be capitals; the other voices undo what they would inherit from one. */
const lettersOf = (voice: 'heading' | 'body' | 'label'): StyleRule =>
  voice === 'label'
    ? { textTransform: type.label.transform, fontVariantCaps: type.label.caps }
    : { textTransform: 'none' }

/** Size of one text style, as it grows with the window. */
export function textSize(name: TextStyle): string {
  const { from, to, voice } = typeScale[name]
  if (name === 'mark') return inRem(from)
  const scaled = `(${fluid(from, to)}) * ${type[voice].factor}`
  return voice === 'label' ? `calc(${scaled} + ${type.label.growth})` : `calc(${scaled})`
}

/** Style rule of one text style; colour is left to the caller. The one `font` says what would be six declarations. */
export function textStyle(name: TextStyle): StyleRule {
  const { to, lineHeight, voice } = typeScale[name]
  const vars = type[voice]
  const isSmall = smallHeadings.has(name)
  const family = isSmall ? type.heading.smallFamily : vars.family
  const height = name === 'body' ? type.body.lineHeight : lineHeight
  return {
    font: `${vars.weight} ${textSize(name)}/${height} ${family}`,
    fontVariationSettings: isSmall ? type.heading.smallVariation : vars.variation,
    letterSpacing: vars.tracking,
    ...(voice === 'heading' && { wordSpacing: type.heading.wordSpacing }),
    ...lettersOf(voice),
    ...(name === 'mark' && { '@media': { [media.xl]: { fontSize: inRem(to) } } }),
  }
}
