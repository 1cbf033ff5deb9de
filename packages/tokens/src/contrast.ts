import { interpolate, modeLrgb, modeRgb, parseHex, serializeHex, useMode as register } from 'culori/fn'
import { wcagContrast, wcagLuminance, type Rgb } from 'culori/fn'

register(modeRgb)
register(modeLrgb)

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** Reads `#rgb` or `#rrggbb`; throws on anything else. */
export function colorOf(hex: string): Rgb {
  const color = HEX.test(hex) ? parseHex(hex) : undefined
  if (!color) throw new Error(`Not a hex colour: ${hex}`)
  return color
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
export const luminance = (hex: string): number => wcagLuminance(colorOf(hex))

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(colorOf(a), colorOf(b))

/** `over` laid on `under` at `share` (0..1), as `#rrggbb`. */
export const blend = (over: string, under: string, share: number): string =>
  serializeHex(interpolate([colorOf(under), colorOf(over)], 'rgb')(share))
