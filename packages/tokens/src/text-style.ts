import type { StyleRule } from '@vanilla-extract/css'
import { fluid, typeScale, type TextStyle } from './type-scale.ts'
import { type } from './type.css.ts'

/** Style rule of one text style; colour is left to the caller. */
export function textStyle(name: TextStyle): StyleRule {
  const { from, to, lineHeight, voice: speaker } = typeScale[name]
  const vars = type[speaker]
  return {
    fontFamily: vars.family,
    fontWeight: vars.weight,
    letterSpacing: vars.tracking,
    fontVariationSettings: vars.variation,
    textTransform: vars.transform,
    fontSize: `calc((${fluid(from, to)}) * ${vars.factor})`,
    lineHeight: name === 'body' ? type.body.lineHeight : lineHeight,
  }
}
