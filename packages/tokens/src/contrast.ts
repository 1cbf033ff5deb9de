type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb` into 0..255 channels; throws on anything else. */
export function rgbOf(hex: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  const parts = short ? short.slice(1).map((d) => d + d) : long?.slice(1)
  if (!parts) throw new Error(`Not a hex colour: ${hex}`)
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(part, 16))
  return [r, g, b]
}

/** One channel, 0 to 255, as a share of light. */
export const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map(linear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `over` laid on `under` at `share` (0..1), as `#rrggbb`. */
export function blend(over: string, under: string, share: number): string {
  const below = rgbOf(under)
  const mixed = rgbOf(over).map((channel, i) => Math.round(channel * share + (below[i] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
