import { linear, rgbOf } from './contrast.ts'

/** A colour by perceived lightness (0..1), chroma (0 is grey) and hue (radians). */
export type Oklch = Readonly<{ lightness: number; chroma: number; hue: number }>
type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

// Björn Ottosson's matrices of OKLab: linear sRGB to cone response and cone response to Lab, and both back.
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const times = (matrix: Matrix, [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple
const each = (triple: Triple, change: (value: number) => number) => triple.map(change) as unknown as Triple

const encoded = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

/** Reads `#rgb` or `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const cones = each(times(TO_CONES, each(rgbOf(hex), linear)), Math.cbrt)
  const [lightness, a, b] = times(TO_LAB, cones)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** What screens may overshoot by and still show the colour: less than a step of eight bits. */
const SLACK = 0.0005

/** The colour as `#rrggbb`, or null where sRGB has none of that lightness, chroma and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string | null {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const light = times(
    FROM_CONES,
    each(times(FROM_LAB, lab), (cone) => cone ** 3),
  )
  if (light.some((channel) => channel < -SLACK || channel > 1 + SLACK)) return null
  const bytes = each(light, (channel) => Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
