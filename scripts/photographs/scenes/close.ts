import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, plate, type Plate, tall, tint } from '../canvas/plate.ts'
import { cast, type Light } from '../figures/cast.ts'
import { bride, groom, suit } from '../figures/groups.ts'
import { joinedHands } from '../figures/hands.ts'
import { day } from '../light/daylight.ts'
import { focused } from '../light/focused.ts'
import { shafts } from '../light/shafts.ts'
import { fabric } from '../parts/fabric.ts'
import { relief } from '../parts/relief.ts'
import { sky, type Sun } from '../parts/sky.ts'
import { thicket } from '../parts/thicket.ts'
import { veil } from '../parts/veil.ts'

/** Two hands, the field behind them gone to light. */
export async function handsHeld(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 560, y: h * 0.2, colour: hex('#ffcb8f', 1.5), glow: 260 }
  const view = sky(plate(frame), {
    horizon: h * 0.6,
    zenith: hex('#c3bda8', 0.8),
    middle: hex('#e2c898', 0.85),
    low: hex('#bd9f62', 0.75),
    sun,
  })
  const wood = { dark: hex('#474a2e', 0.55), leaf: hex('#a08d4c', 0.8), spark: hex('#ffdda0', 12) }
  thicket(view, {
    ...wood,
    top: h * 0.2,
    bottom: h * 1.05,
    sparks: 110,
    blur: 46,
    ragged: 150,
    count: 1000,
    seed,
  })
  const hands = joinedHands({ skin: groom.skin, sleeve: suit.jacket }, { skin: bride.skin })
  const light: Light = {
    from: [0.25, -0.9],
    rim: hex('#ffd6a2', 2.2),
    fill: hex('#94897d', 0.5),
    haze: hex('#f1c990', 0.85),
    air: 0.16,
    edge: 0.9,
    halo: 0.3,
  }
  const stand = { bounds: [-44, -50, 44, 16] as const, x: 520, y: h * 0.6, size: 17, light, seed }
  await cast(view, { ...stand, markup: hands.back, blur: 3.4 })
  await cast(view, { ...stand, markup: hands.front, blur: 2.4 })
  return shafts(view, sun, { glow: 0.26, rays: 0, seed })
}

/** Tulle in layers, a scalloped hem. */
export function tulle(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const ground = relief(plate(frame), {
    light: [-0.7, -0.4, 0.6],
    sun: hex('#fff0da', 0.7),
    ambient: hex('#b9b6b3', 0.3),
    height: fabric({ angle: -0.35, fold: 260, depth: 120, wander: 0.9, seed }),
    colour: hex('#cdbca4', 0.8),
    hollow: 60,
  })
  const view = lensBlur(ground, 10)
  const lace = { colour: hex('#fff6e8', 1.05), billow: [-60, 40] as const, width: 46 }
  for (const [index, lift] of [0, 0.16, 0.3].entries()) {
    const layer = plate(frame)
    veil(layer, {
      ...lace,
      gather: [
        [820 + index * 40, -h * 0.2],
        [1180, -h * 0.1],
      ],
      hem: [
        [-80, h * (0.62 + lift)],
        [360, h * (0.98 + lift)],
        [1080, h * (0.8 + lift)],
      ],
      threads: 110,
      density: 0.02,
      seed: seed + index * 3,
    })
    over(view, lensBlur(layer, 6 - index * 2.6))
  }
  return view
}

/** Two small feet out of a blanket. */
export function tinyFeet(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const wool = noise(seed + 3)
  const knit = fabric({ angle: 0.4, fold: 330, depth: 95, wander: 0.8, seed })
  const view = relief(plate(frame), {
    ...day,
    height: (x, y) => knit(x, y) + 5 * wool.fractal(x / 26, y / 26, 3) + 1.1 * wool.at(x / 3.2, y / 3.2),
    colour: hex('#d9cbb7', 0.92),
    hollow: 50,
  })
  const left = { x: 400, y: h * 0.5, turn: -0.16, side: -1 }
  const right = { x: 590, y: h * 0.515, turn: 0.12, side: 1 }
  for (const foot of [left, right]) sole(view, foot)
  cuff(view, { y: h * 0.66, seed })
  return focused(view, { from: h * 0.28, to: h * 0.66, blur: 11 })
}

interface Foot {
  x: number
  y: number
  turn: number
  side: number
}

/** Heel, ball, toes: x, y, radius, height. */
const pads = [
  [0, 118, 62, 46],
  [4, 62, 54, 34],
  [6, 6, 60, 36],
  [10, -42, 70, 44],
  [34, -62, 46, 34],
  [-32, -50, 44, 34],
  [44, -128, 30, 32],
  [10, -136, 23, 27],
  [-17, -130, 20, 24],
  [-40, -116, 18, 22],
  [-59, -96, 16, 20],
] as const

function sole(view: Plate, { x: cx, y: cy, turn, side }: Foot) {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const lift = (px: number, py: number) => {
    const u = ((px - cx) * cos + (py - cy) * sin) * side * -1
    const v = (py - cy) * cos - (px - cx) * sin
    let sum = 0
    for (const [x, y, radius, height] of pads) {
      const away = ((u - x) ** 2 + (v - y) ** 2) / (radius * radius)
      if (away < 5) sum += (height * Math.exp(-away * 0.95)) ** 3
    }
    return Math.cbrt(sum)
  }
  const shade = paint(plate(view), (x, y, ink) =>
    tint(ink, hex('#4a3a2e', 0.4), 0.8 * smooth(9, 16, lift(x - 20, y - 24))),
  )
  over(view, lensBlur(shade, 14), 0.85)
  const pink = hex('#d99680', 0.85)
  const pale = hex('#e6b79c', 0.92)
  const wrinkle = noise(cx)
  relief(view, {
    ...day,
    height: (x, y) => lift(x, y) * 1.5 + 0.5 * wrinkle.fractal(x / 13, y / 5, 2),
    colour: (x, y) => mix(pale, pink, smooth(22, 46, lift(x, y)) * 0.75),
    hollow: 14,
    cover: (x, y) => smooth(11, 13.5, lift(x, y)),
  })
}

/** The edge of a second blanket folded over the ankles. */
function cuff(view: Plate, { y: edge, seed }: { y: number; seed: number }) {
  const field = noise(seed + 8)
  const rim = (x: number) => edge + 26 * field.at(x / 260, 2) + 14 * Math.sin(x / 130)
  const shade = paint(
    plate(view),
    (x, y, ink) => tint(ink, hex('#4a3f33', 0.4), 0.8 * smooth(rim(x) - 16, rim(x) - 6, y)),
    edge - 80,
  )
  over(view, lensBlur(shade, 13), 0.8)
  const cloth = fabric({ angle: 1.3, fold: 210, depth: 60, wander: 0.8, seed: seed + 4 })
  relief(view, {
    ...day,
    height: (x, y) =>
      cloth(x, y) +
      34 * smooth(0, 34, y - rim(x)) -
      12 * smooth(30, 80, y - rim(x)) +
      3 * field.fractal(x / 22, y / 22, 3) +
      0.9 * field.at(x / 3.2, y / 3.2),
    colour: (x, y) => gain(hex('#efe6d8', 0.95), 1 + 0.05 * field.at(x / 60, y / 60)),
    hollow: 30,
    cover: (x, y) => smooth(-1, 1, y - rim(x)),
  })
}
