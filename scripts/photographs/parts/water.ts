import { type Colour, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import type { Plate } from '../canvas/plate.ts'

/** Still or moving water below a line, mirroring what stands above it. */
export interface Water {
  line: number
  /** Height of the ripples, 0 glass .. 1 choppy. */
  ripple: number
  body: Colour
  /** Share of the mirror far out and near the camera. */
  far: number
  near: number
  seed: number
}

export function water(target: Plate, { line, ripple, body, far, near, seed }: Water): Plate {
  const { width, height, scale, data } = target
  const field = noise(seed)
  const first = Math.ceil(line * scale)
  for (let row = first; row < height; row++) {
    const reach = (row - first) / (height - first)
    const pitch = 4 + reach * 60
    const mirror = far + (near - far) * smooth(0, 1, reach)
    for (let column = 0; column < width; column++) {
      const x = column / scale
      const y = row / scale
      const wave = field.fractal(x / (pitch * 3.2), y / (pitch * 0.32), 3)
      const lift = wave * ripple * (6 + reach * 70) * scale
      const from = Math.min(first - 1, Math.max(0, Math.round(2 * first - row + lift - 1)))
      const aside = Math.min(width - 1, Math.max(0, Math.round(column + wave * ripple * 14 * reach * scale)))
      const index = (row * width + column) * 4
      const source = (from * width + aside) * 4
      const share = mirror * (1 - 0.35 * ripple * Math.max(0, -wave))
      for (let channel = 0; channel < 3; channel++) {
        const seen = data[source + channel] as number
        data[index + channel] = seen * share + (body[channel] as number) * (1 - share)
      }
      data[index + 3] = 1
    }
  }
  return target
}
