import { hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, type Plate, plate, tint } from '../canvas/plate.ts'

export const day = {
  light: [-0.75, -0.45, 0.62] as const,
  sun: hex('#fff0da', 0.95),
  ambient: hex('#b3b6bc', 0.36),
}

/** Light through leaves, for tables by a window. */
export function dapple(frame: Frame, seed: number): Plate {
  const field = noise(seed + 70)
  const light = paint(plate(frame), (x, y, ink) => {
    const slant = field.fractal((x + y * 0.5) / 300, (y - x * 0.3) / 380, 3)
    tint(ink, mix(hex('#c3c5cc', 0.85), hex('#fff0d8', 1.3), smooth(-0.22, 0.1, slant)), 1)
  })
  return lensBlur(light, 10)
}
