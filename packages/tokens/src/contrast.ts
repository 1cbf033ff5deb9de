/** A colour that is safe inside a style text and measurable for contrast: `#rgb` or `#rrggbb`, nothing else. */
export const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const MOST = 255

type Channels = readonly [red: number, green: number, blue: number]

const pairAt = (digits: string, at: number): number => Number.parseInt(digits.slice(at, at + 2), 16)

/** Red, green and blue of `#rgb` or `#rrggbb`, 0 to 255; throws on anything else. */
export function channelsOf(hex: string): Channels {
  if (!HEX.test(hex)) throw new Error(`Not a hex colour: ${hex}`)
  const isShort = hex.length === '#rgb'.length
  const digits = isShort ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  return [pairAt(digits, 1), pairAt(digits, 3), pairAt(digits, 5)]
}

const lightOf = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
// A live theme asks for hundreds of them within a frame: a table answers sooner than culori, and agrees with it.
const lights = Array.from({ length: MOST + 1 }, (_, channel) => lightOf(channel / MOST))
const light = (channel: number): number => lights[channel] ?? 0

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex)
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const mixed = (over: number, under: number, share: number): string =>
  Math.round((under / MOST + share * (over / MOST - under / MOST)) * MOST)
    .toString(16)
    .padStart(2, '0')

/** `over` laid on `under` at `share` (0..1), as `#rrggbb`. */
export function blend(over: string, under: string, share: number): string {
  const [above, below] = [channelsOf(over), channelsOf(under)]
  return `#${mixed(above[0], below[0], share)}${mixed(above[1], below[1], share)}${mixed(above[2], below[2], share)}`
}
