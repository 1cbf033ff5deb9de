import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { over, paint, type Plate, plate, tint } from '../canvas/plate.ts'

export interface Card {
  x: number
  y: number
  width: number
  height: number
  turn: number
  colour: string
  seed: number
  script?: boolean
  flap?: boolean
}

export function card(view: Plate, { x, y, width, height, turn, colour, seed, ...printed }: Card) {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const field = noise(seed)
  const local = (px: number, py: number) =>
    [((px - x) * cos + (py - y) * sin) / width, ((py - y) * cos - (px - x) * sin) / height] as const
  const shade = paint(plate(view), (px, py, ink) => {
    const [u, v] = local(px - 9, py - 12)
    if (Math.abs(u) < 0.5 && Math.abs(v) < 0.5) tint(ink, hex('#3d3429', 0.35), 0.8)
  })
  over(view, lensBlur(shade, 10), 0.75)
  const paper = hex(colour, 0.95)
  const inkColour = hex('#5a4c3d', 0.7)
  paint(view, (px, py, ink) => {
    const [u, v] = local(px, py)
    const cover =
      smooth(0.5 + 1 / width, 0.5 - 1 / width, Math.abs(u)) *
      smooth(0.5 + 1 / height, 0.5 - 1 / height, Math.abs(v))
    if (cover <= 0) return
    const tooth = 1 + 0.05 * field.fractal(px / 3, py / 3, 2) + 0.03 * field.at(px / 160, py / 160)
    const mark = printed.script ? lettering(u, v, field) : printed.flap ? flapLine(u, v) : 0
    tint(ink, mix(gain(paper, tooth), inkColour, mark), cover)
  })
}

/** Lines that read as set type, without being letters. */
function lettering(u: number, v: number, field: { at: (x: number, y: number) => number }) {
  const line = (row: number, half: number, size = 1) => {
    if (Math.abs(u) > half || Math.abs(v - row) > 0.006 * size) return 0
    const stems = field.at((u * 150) / size, row * 90 + ((v - row) / size) * 60)
    return stems > 0 && field.at((u * 22) / size, row * 40) > -0.42 ? 0.62 : 0
  }
  const rule = Math.abs(u) < 0.05 ? 0.5 * smooth(0.0016, 0.0006, Math.abs(v - 0.11)) : 0
  const names = line(-0.13, 0.26, 2.9) + line(-0.075, 0.02, 1.6) + line(-0.02, 0.24, 2.9)
  return Math.min(
    0.85,
    names +
      rule +
      line(-0.27, 0.2) +
      line(0.17, 0.24) +
      line(0.205, 0.17) +
      line(0.24, 0.22) +
      line(0.31, 0.12),
  )
}

const flapLine = (u: number, v: number) =>
  0.16 * smooth(0.012, 0, Math.abs(v + 0.5 - (1 - Math.abs(u) * 2) * 0.62)) +
  0.05 * smooth(0, 0.01, (1 - Math.abs(u) * 2) * 0.62 - v - 0.5)
