import { modeOklab, modeOklch, modeRgb, serializeHex, useMode as register } from 'culori/fn'
import { channelsOf } from './contrast.ts'

const toRgb = register(modeRgb)
register(modeOklab)
const toOklch = register(modeOklch)

/** A colour by perceived lightness (0..1), chroma (0 is grey) and hue (degrees). */
export type Oklch = Readonly<{ lightness: number; chroma: number; hue: number }>

/** Reads `#rgb` or `#rrggbb`; the hue of a grey is 0. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex).map((channel) => channel / 255) as [number, number, number]
  const { l, c, h = 0 } = toOklch({ mode: 'rgb', r, g, b })
  return { lightness: l, chroma: c, hue: h }
}

/** What screens may overshoot by and still show the colour: less than a step of eight bits. */
const SLACK = 0.0005
const isShown = (channel: number) => channel >= -SLACK && channel <= 1 + SLACK

/** The colour as `#rrggbb`, or null where sRGB has none of that lightness, chroma and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string | null {
  const { r, g, b } = toRgb({ mode: 'oklch', l: lightness, c: chroma, h: hue })
  return [r, g, b].every(isShown) ? serializeHex({ mode: 'rgb', r, g, b }) : null
}
