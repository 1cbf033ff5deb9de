import { lightestWithin, partUnder, type Image, type Part } from '@bellows/domain'
import { scrimStrength, type ScrimStrength } from '@bellows/ui'
import type { Alignment } from '../options.ts'

/** What the column can cover of the width, from its side of the page or in the middle. */
const SPANS = { left: [0, 0.55], center: [0.2, 0.8], right: [0.45, 1] } as const
/** Width to height of sections with a short and with a long form on desktops. */
const SHAPES = [0.4, 0.8, 1.2, 1.8] as const

const whole: Part = { left: 0, right: 1, top: 0, bottom: 1 }

/** The least darkness that makes the column readable on its picture; white is taken where none is known. */
export function formDarkness(picture: Image | undefined, alignment: Alignment): ScrimStrength {
  if (!picture) return { m: scrimStrength(0), t: scrimStrength(0), d: scrimStrength(0) }
  const { overlay, brightness } = picture
  const [left, right] = SPANS[alignment]
  const anywhere = scrimStrength(overlay, 'words', lightestWithin(brightness, whole))
  const under = SHAPES.map((shape) =>
    lightestWithin(brightness, partUnder(picture, shape, { ...whole, left, right })),
  )
  return { m: anywhere, t: anywhere, d: scrimStrength(overlay, 'words', Math.max(...under)) }
}
