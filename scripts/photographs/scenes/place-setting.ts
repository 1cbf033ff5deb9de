import { type Colour, gain, hex, mix, smooth } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, type Plate, plate, shine, tall, tint } from '../canvas/plate.ts'
import { dapple, day } from '../light/daylight.ts'
import { card } from '../parts/card.ts'
import { fabric } from '../parts/fabric.ts'
import { sprig } from '../parts/flower.ts'
import { relief } from '../parts/relief.ts'

/** A plate, a folded napkin and cutlery from above. */
export function placeSetting(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = relief(plate(frame), {
    ...day,
    height: fabric({ angle: 0.2, fold: 420, depth: 24, wander: 0.5, thread: 4.4, seed }),
    colour: hex('#cfc2ad', 0.9),
    hollow: 40,
  })
  const middle = { x: 520, y: h * 0.5 }
  dish(view, { ...middle, radius: 330, colour: hex('#d8d2c6', 0.9) })
  dish(view, { ...middle, radius: 238, colour: hex('#efe9df', 0.95) })
  knife(view, { x: 905, top: h * 0.26, bottom: h * 0.76 })
  fork(view, { x: 140, top: h * 0.28, bottom: h * 0.75 })
  card(view, {
    x: 520,
    y: h * 0.48,
    width: 150,
    height: 330,
    turn: 0.06,
    colour: '#f6f0e4',
    seed,
    script: true,
  })
  const leaf = plate(frame)
  const shade = plate(frame)
  const stem = {
    from: [430, h * 0.68] as const,
    bend: [520, h * 0.62] as const,
    to: [640, h * 0.4] as const,
    leaves: 14,
    size: 26,
    squash: 0.4,
    seed,
  }
  sprig(leaf, { ...stem, colour: hex('#5d6a50', 0.75), lit: hex('#a6ae8c', 0.85) })
  sprig(shade, {
    ...stem,
    from: [440, h * 0.68 + 10],
    bend: [530, h * 0.62 + 10],
    to: [650, h * 0.4 + 10],
    colour: hex('#4a4136', 0.4),
    lit: hex('#4a4136', 0.4),
  })
  over(view, lensBlur(shade, 5), 0.5)
  over(view, leaf)
  return shine(view, dapple(frame, seed))
}

function dish(
  view: Plate,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: Colour },
) {
  const shade = plate(view)
  dab(shade, {
    x: x + 16,
    y: y + 20,
    radius: radius * 1.01,
    colour: hex('#43392d', 0.35),
    alpha: 0.8,
    soft: 0.06,
  })
  over(view, lensBlur(shade, 14), 0.8)
  const field = noise(Math.round(radius))
  relief(view, {
    ...day,
    height: (px, py) => {
      const away = Math.hypot(px - x, py - y) / radius
      return 20 * smooth(0.6, 1, away) - 9 * smooth(0.985, 1.02, away) + 1.2 * field.at(px / 60, py / 60)
    },
    colour: (px, py) => gain(colour, 1 + 0.05 * field.fractal(px / 4, py / 4, 2)),
    sheen: { amount: 0.22, power: 26 },
    cover: (px, py) => smooth(1 + 0.8 / radius, 1 - 0.8 / radius, Math.hypot(px - x, py - y) / radius),
  })
}

interface Tool {
  x: number
  top: number
  bottom: number
}

function metal(view: Plate, tool: Tool, half: (share: number, across: number) => number) {
  const shade = paint(plate(view), (x, y, ink) => {
    const share = (y - 12 - tool.top) / (tool.bottom - tool.top)
    if (share > 0 && share < 1 && Math.abs(x - 9 - tool.x) < half(share, x - 9 - tool.x))
      tint(ink, hex('#3d3429', 0.35), 0.8)
  })
  over(view, lensBlur(shade, 6), 0.8)
  relief(view, {
    ...day,
    height: (x, y) => {
      const share = (y - tool.top) / (tool.bottom - tool.top)
      const edge = half(share, x - tool.x)
      return edge <= 0
        ? 0
        : 9 * Math.sqrt(Math.max(0, 1 - ((x - tool.x) / edge) ** 2)) + 10 * Math.sin(share * 5)
    },
    colour: (_x, y) =>
      mix(
        hex('#a48a5a', 0.6),
        hex('#e6cf9f', 0.9),
        0.5 + 0.5 * Math.sin(((y - tool.top) / (tool.bottom - tool.top)) * 9),
      ),
    sheen: { amount: 1.5, power: 14 },
    cover: (x, y) => {
      const share = (y - tool.top) / (tool.bottom - tool.top)
      if (share < 0 || share > 1) return 0
      return smooth(-0.6, 0.6, half(share, x - tool.x) - Math.abs(x - tool.x))
    },
  })
}

const knife = (view: Plate, tool: Tool) =>
  metal(view, tool, (share, across) =>
    share < 0.5
      ? across > 0
        ? 9
        : 17 * Math.min(1, share * 5 + 0.2) ** 0.6
      : 8 + 5 * smooth(0.55, 0.98, share) * smooth(1.01, 0.97, share),
  )

const fork = (view: Plate, tool: Tool) =>
  metal(view, tool, (share, across) => {
    if (share < 0.2)
      return Math.abs(((((across + 24) % 16) + 16) % 16) - 8) < 4 && Math.abs(across) < 24 ? 26 : 0
    if (share < 0.36) return 25 - 18 * smooth(0.27, 0.36, share)
    return 6 + 7 * smooth(0.5, 0.97, share) * smooth(1.01, 0.98, share)
  })
