import type { StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, size, textStyle, typeScale, type TextStyle } from '@bellows/tokens'
import { rulesOf } from '../looks/rules-of.ts'
import { alignments } from './text-align.ts'
import { proseWrap } from './text-rules.ts'

const prose = ['body', 'lead', 'small'] as const
const measured = { maxInlineSize: size.measure.body }
const ofStyle: Partial<Record<TextStyle, StyleRule>> = {
  ...Object.fromEntries(prose.map((name) => [name, measured])),
  // Alone and large, a one in the room of a zero would gape.
  numeral: { fontVariantNumeric: 'lining-nums' },
}

export const text = recipe({
  base: [proseWrap, { color: color.paragraphs }],
  variants: {
    variant: rulesOf(typeScale, (_, name) => [textStyle(name), ofStyle[name] ?? {}]),
    align: alignments,
    tone: {
      paragraph: {},
      heading: { color: color.headings },
      notice: { color: color.notice },
    },
  },
  compoundVariants: prose.map((variant) => ({
    variants: { variant, align: 'center' as const },
    style: { maxInlineSize: size.measure.centred },
  })),
  defaultVariants: { variant: 'body' },
})
