import { hex, mix, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { grass } from '../parts/grass.ts'
import { mist } from '../parts/mist.ts'
import { sky, type Sun } from '../parts/sky.ts'

/** Open prairie under a tall sky, rain far off. */
export function prairie(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const line = h * 0.72
  const sun: Sun = { x: 250, y: h * 0.6, colour: hex('#ffd3a0', 1.2), glow: 260 }
  const view = sky(plate(frame), {
    horizon: line,
    zenith: hex('#5d7385', 0.72),
    middle: hex('#a9b1b4', 0.82),
    low: hex('#f2d0a6', 1),
    sun,
    clouds: { colour: hex('#f1e3d6', 1.05), amount: 0.85, seed, size: 420, stretch: 2.6 },
  })
  clouds(view, { line, seed })
  const field = noise(seed + 3)
  paint(
    view,
    (x, y, ink) => {
      const near = (y - line) / (h - line)
      const wave = field.fractal(x / (120 + near * 330), Math.log(1 + near * 16) * 5, 4)
      const streak = field.fractal(x / (4 + near * 22), Math.log(1 + near * 16) * 26, 3)
      const lit = 0.44 + wave * 0.6 + streak * 0.3 + 0.24 * Math.exp(-Math.abs(x - sun.x) / 330)
      tint(
        ink,
        mix(hex('#564f2f', 0.5), hex('#d6b877', 0.9), Math.max(0, Math.min(1, lit))),
        smooth(line - 1, line + 1.5, y),
      )
    },
    line - 4,
  )
  grass(view, {
    top: line + (h - line) * 0.4,
    bottom: h * 1.03,
    count: 2600,
    length: 56,
    shrink: 0.2,
    width: 2.2,
    root: hex('#4b4426', 0.5),
    tip: hex('#e0c384', 1),
    lean: 0.3,
    seed,
  })
  return mist(view, { y: line, depth: 16, colour: hex('#efd2ac', 0.85), density: 0.5, seed })
}

/** Heaped clouds, lit from low on the left. */
function clouds(view: Plate, { line, seed }: { line: number; seed: number }) {
  const field = noise(seed + 21)
  paint(view, (x, y, ink) => {
    const rise = (line - y) / line
    if (rise < 0) return
    const scale = 150 + 260 * rise
    const at = (dx: number, dy: number) =>
      field.fractal((x + dx) / scale + 3, ((y + dy) * 1.9) / scale, 5) + 0.32 * Math.sin(rise * 5.2) - 0.1
    const body = at(0, 0)
    const cover = smooth(0.02, 0.32, body) * smooth(0, 0.16, rise)
    if (cover <= 0) return
    const lit = smooth(-0.14, 0.22, body - at(-26, 14))
    const colour = mix(hex('#76828d', 0.66), hex('#fbe6cf', 1.12), lit * (1 - 0.35 * rise))
    tint(ink, colour, cover * 0.86)
  })
}
