import { blend, contrast } from './contrast.ts'
import type { Paint, SchemePaint, Surface } from './scheme.ts'

/** Share of the paragraph colour in a control's border. */
const CONTROL_SHARE = 0.72
const LABEL_MINIMUM = 4.5
const FAULT_MINIMUM = 3

/** Errors sit on their own plate, so red text passes on accents and pictures too. */
export const danger = { plate: '#FFF1EF', text: '#A3190F' } as const

/** Reds for the outline of what is refused, from the word's own to its plate; the dark ones are for middle tones. */
const faultCandidates = [
  danger.text,
  ...[0.5, 0.25, 0].map((share) => blend(danger.text, danger.plate, share)),
  ...[0.5, 0].map((share) => blend(danger.text, '#111111', share)),
]

/** Colours that follow from a surface's seven roles. */
export type DerivedPaint = Readonly<{ onSolid: string; control: string; focus: string; fault: string }>

/** Derived colours of one surface of a scheme; all inputs are hex colours. */
export function derivedPaint(scheme: SchemePaint, surface: Surface): DerivedPaint {
  const paint = scheme[surface]
  return {
    onSolid: labelOn(paint.solidButton, scheme, surface),
    control: blend(paint.paragraphs, paint.background, CONTROL_SHARE),
    focus: paint.outlineTextButtonLink,
    fault: faultOn(paint.background),
  }
}

const faultOn = (background: string): string =>
  faultCandidates.find((candidate) => contrast(candidate, background) >= FAULT_MINIMUM) ?? danger.text

function labelOn(solid: string, scheme: SchemePaint, surface: Surface): string {
  const other: Paint = scheme[surface === 'primary' ? 'secondary' : 'primary']
  const candidates = [scheme[surface].background, other.background, '#FFFFFF', '#111111']
  const best = candidates.find((candidate) => contrast(candidate, solid) >= LABEL_MINIMUM)
  return best ?? (contrast('#FFFFFF', solid) > contrast('#111111', solid) ? '#FFFFFF' : '#111111')
}
