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
    : { textTransform: 'none', fontVariantCaps: 'normal' }

function sizeRule(name: TextStyle): StyleRule {
  const { from, to, voice } = typeScale[name]
  if (name === 'mark') return { fontSize: inRem(from), '@media': { [media.xl]: { fontSize: inRem(to) } } }
  const scaled = `(${fluid(from, to)}) * ${type[voice].factor}`
  return { fontSize: voice === 'label' ? `calc(${scaled} + ${type.label.growth})` : `calc(${scaled})` }
}

/** Style rule of one text style; colour is left to the caller. */
export function textStyle(name: TextStyle): StyleRule {
  const { lineHeight, voice } = typeScale[name]
  const vars = type[voice]
  const isSmall = smallHeadings.has(name)
  return {
    fontFamily: isSmall ? type.heading.smallFamily : vars.family,
    fontWeight: vars.weight,
    letterSpacing: vars.tracking,
    ...lettersOf(voice),
    fontVariationSettings: isSmall ? type.heading.smallVariation : vars.variation,
    ...sizeRule(name),
    lineHeight: name === 'body' ? type.body.lineHeight : lineHeight,
  }
}
