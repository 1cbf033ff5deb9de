/** Linear light, red green blue; above 1 is brighter than paper white. */
export type Colour = readonly [red: number, green: number, blue: number]

/** sRGB 0..255 to linear light. */
export const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const parsed = new Map<string, Colour>()

export function hex(code: string, factor = 1): Colour {
  let colour = parsed.get(code)
  if (!colour) parsed.set(code, (colour = parse(code)))
  return factor === 1 ? colour : gain(colour, factor)
}

function parse(code: string): Colour {
  const value = Number.parseInt(code.slice(1), 16)
  const channel = (shift: number) => linear[(value >> shift) & 255] as number
  return [channel(16), channel(8), channel(0)]
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

export function gain(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor]
}

export const clamp01 = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value)

export function smooth(low: number, high: number, value: number) {
  const share = clamp01((value - low) / (high - low))
  return share * share * (3 - 2 * share)
}
