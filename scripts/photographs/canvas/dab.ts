import type { Colour } from './colour.ts'
import { blend, type Ink, type Plate } from './plate.ts'

/** One touch of a brush, in units: an ellipse whose edge fades over the outer `soft` share (0..1). */
export interface Touch {
  x: number
  y: number
  radius: number
  /** Height against width. */
  squash?: number
  /** Radians. */
  turn?: number
  colour: Colour
  alpha?: number
  soft?: number
}

const ink: Ink = [0, 0, 0, 0]

export function dab(target: Plate, touch: Touch) {
  const { scale, width, height, data } = target
  const { squash = 1, turn = 0, alpha = 1, soft = 0.2, colour } = touch
  const radius = Math.max(touch.radius * scale, 0.35)
  const tight = Math.max(radius * squash, 0.35)
  const strength = alpha * Math.min(1, (touch.radius * scale) / 0.35)
  const reach = Math.max(radius, tight) + 1
  const cx = touch.x * scale
  const cy = touch.y * scale
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const edge = 1 / Math.max(soft, 0.9 / Math.min(radius, tight))
  const slack = 0.5 / Math.min(radius, tight)
  ink[0] = colour[0]
  ink[1] = colour[1]
  ink[2] = colour[2]
  const lastRow = Math.min(height - 1, Math.ceil(cy + reach))
  const lastColumn = Math.min(width - 1, Math.ceil(cx + reach))
  for (let row = Math.max(0, Math.floor(cy - reach)); row <= lastRow; row++) {
    const dy = row + 0.5 - cy
    for (let column = Math.max(0, Math.floor(cx - reach)); column <= lastColumn; column++) {
      const dx = column + 0.5 - cx
      const u = (dx * cos + dy * sin) / radius
      const v = (dy * cos - dx * sin) / tight
      const cover = (1 + slack - Math.sqrt(u * u + v * v)) * edge
      if (cover <= 0) continue
      ink[3] = cover >= 1 ? strength : strength * cover
      blend(data, (row * width + column) * 4, ink)
    }
  }
}
