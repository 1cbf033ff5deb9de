import { type Colour, smooth } from '../canvas/colour.ts'
import { paint, type Plate } from '../canvas/plate.ts'
import { noise } from '../canvas/noise.ts'

/** A body turned on a wheel, seen from the side: vases, bowls, candles, fruit. */
export interface Turned {
  x: number
  top: number
  bottom: number
  /** Half width at a share of the height, 0 at the top. */
  radius: (share: number) => number
  colour: Colour | ((x: number, y: number) => Colour)
  /** Towards the window: right, down, towards the camera. */
  light: readonly [number, number, number]
  sun: Colour
  ambient: Colour
  gloss?: number
  /** Unevenness of the glaze, 0..1. */
  rough?: number
  /** How far the near edge of an open mouth hangs below its middle, in units. */
  lip?: number
  seed: number
}

export function turned(target: Plate, body: Turned): Plate {
  const field = noise(body.seed)
  const size = Math.hypot(...body.light)
  const lamp = body.light.map((part) => part / size) as [number, number, number]
  const height = body.bottom - body.top
  return paint(
    target,
    (x, y, ink) => {
      const share = (y - body.top) / height
      if (share < 0 || share > 1) return
      const radius = body.radius(share)
      const across = (x - body.x) / radius
      if (Math.abs(across) > 1.05) return
      if (body.lip && y < body.top + body.lip * Math.sqrt(Math.max(0, 1 - across * across))) return
      const slope =
        (body.radius(Math.min(1, share + 0.01)) - body.radius(Math.max(0, share - 0.01))) / (0.02 * height)
      const bump = (body.rough ?? 0) * field.fractal(x / 14, y / 14, 3)
      const nx = Math.max(-1, Math.min(1, across + bump * 0.12))
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx))
      const flat = 1 / Math.hypot(1, slope)
      const facing = Math.max(0, (nx * lamp[0] + nz * lamp[2]) * flat - slope * lamp[1] * flat)
      const edge = 1 - nz
      const spark =
        (body.gloss ?? 0) * Math.max(0, 1 - Math.hypot(nx - lamp[0] * 0.72, (share - 0.3) * 1.4) * 2.4) ** 3
      const bounce = 0.75 + 0.25 * share + 0.18 * edge
      const colour = typeof body.colour === 'function' ? body.colour(x, y) : body.colour
      for (let channel = 0; channel < 3; channel++) {
        const own = (colour[channel] as number) * (1 + bump * 0.25)
        ink[channel] =
          own * ((body.ambient[channel] as number) * bounce + (body.sun[channel] as number) * facing) +
          (body.sun[channel] as number) * spark
      }
      ink[3] = smooth(1 + 0.6 / (radius * target.scale), 1 - 0.6 / (radius * target.scale), Math.abs(across))
    },
    body.top,
  )
}
