import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, type Plate, plate, tall } from '../canvas/plate.ts'
import { dice, type Dice } from '../canvas/random.ts'
import { along, type Point, stroke } from '../canvas/stroke.ts'
import { sky } from '../parts/sky.ts'
import { thicket } from '../parts/thicket.ts'

/** Apple blossom on one branch, the orchard dissolved behind it. */
export function blossom(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = sky(plate(frame), {
    horizon: h * 0.9,
    zenith: hex('#93b2c4', 0.9),
    middle: hex('#c8d3d2', 0.95),
    low: hex('#c9cfae', 0.8),
  })
  thicket(view, {
    top: h * 0.42,
    bottom: h * 1.05,
    dark: hex('#5d6e4a', 0.6),
    leaf: hex('#a8b583', 0.85),
    spark: hex('#fff3ea', 5),
    sparks: 150,
    blur: 40,
    ragged: 200,
    seed,
  })
  const far = plate(frame)
  bough(far, {
    from: [1060, h * 0.3],
    to: [150, h * 0.78],
    bend: [600, h * 0.34],
    size: 24,
    clusters: 15,
    seed: seed + 4,
  })
  over(view, lensBlur(far, 19))
  const sharp = plate(frame)
  bough(sharp, {
    from: [-40, h * 0.16],
    to: [770, h * 0.6],
    bend: [420, h * 0.2],
    size: 31,
    clusters: 15,
    seed,
  })
  over(view, sharp)
  const near = plate(frame)
  bough(near, {
    from: [-60, h * 0.9],
    to: [360, h * 1.02],
    bend: [150, h * 0.86],
    size: 44,
    clusters: 5,
    seed: seed + 9,
  })
  return over(view, lensBlur(near, 26))
}

interface Bough {
  from: Point
  bend: Point
  to: Point
  size: number
  clusters: number
  seed: number
}

function bough(target: Plate, line: Bough) {
  const roll = dice(line.seed)
  const bark = hex('#3f3128', 0.6)
  stroke(target, { ...line, width: line.size * 0.62, tip: line.size * 0.16, colour: bark })
  for (let index = 0; index < line.clusters; index++) {
    const root = along(line, 0.12 + (0.88 * (index + roll.range(0, 0.7))) / line.clusters)
    const tip: Point = [
      root[0] + roll.range(-1, 1.4) * line.size * 1.6,
      root[1] + roll.range(-2, 0.9) * line.size * 1.5,
    ]
    stroke(target, {
      from: root,
      bend: [(root[0] + tip[0]) / 2, root[1]],
      to: tip,
      width: line.size * 0.14,
      tip: line.size * 0.08,
      colour: bark,
    })
    cluster(target, tip, { size: line.size, roll })
  }
}

function cluster(target: Plate, [x, y]: Point, { size, roll }: { size: number; roll: Dice }) {
  for (let leaf = 0; leaf < 5; leaf++) {
    const angle = roll.range(0, Math.PI * 2)
    const reach = size * roll.range(0.8, 1.5)
    const green = mix(hex('#5d7042', 0.6), hex('#b3c184', 0.95), roll.next())
    dab(target, {
      x: x + Math.cos(angle) * reach,
      y: y + Math.sin(angle) * reach,
      radius: size * 0.72,
      squash: 0.44,
      turn: angle,
      colour: green,
      soft: 0.2,
    })
  }
  for (let flower = 0; flower < 6; flower++) {
    const angle = roll.range(0, Math.PI * 2)
    const reach = size * roll.range(0.2, 1.15)
    open(target, [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], {
      size: size * roll.range(0.5, 0.72),
      roll,
    })
  }
  for (let bud = 0; bud < 3; bud++) {
    const angle = roll.range(0, Math.PI * 2)
    dab(target, {
      x: x + Math.cos(angle) * size * 1.3,
      y: y + Math.sin(angle) * size * 1.3,
      radius: size * 0.22,
      squash: 0.8,
      colour: mix(hex('#d98f96', 0.9), hex('#f3cfcd', 1), roll.next()),
      soft: 0.4,
    })
  }
}

/** Five petals, white with a breath of pink. */
function open(target: Plate, [x, y]: Point, { size, roll }: { size: number; roll: Dice }) {
  const start = roll.range(0, Math.PI * 2)
  const tilt = roll.range(0.55, 1)
  const lean = roll.range(0, Math.PI)
  for (let petal = 0; petal < 5; petal++) {
    const angle = start + (petal / 5) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle) * size * 0.62, Math.sin(angle) * size * 0.62 * tilt]
    const [px, py] = [dx * Math.cos(lean) - dy * Math.sin(lean), dx * Math.sin(lean) + dy * Math.cos(lean)]
    const lit = 0.66 + 0.34 * smooth(0.6, -0.8, py / size) + roll.range(-0.06, 0.06)
    const white = gain(mix(hex('#fdf6f1'), hex('#f2cdcb'), roll.next() * 0.45), lit)
    const turn = Math.atan2(py, px)
    dab(target, {
      x: x + px,
      y: y + py,
      radius: size * 0.58,
      squash: 0.76 * tilt,
      turn,
      colour: gain(white, 0.8),
      soft: 0.12,
    })
    dab(target, {
      x: x + px * 1.1,
      y: y + py * 1.1,
      radius: size * 0.48,
      squash: 0.66 * tilt,
      turn,
      colour: white,
      alpha: 0.9,
      soft: 0.6,
    })
  }
  for (let stamen = 0; stamen < 9; stamen++) {
    const angle = roll.range(0, Math.PI * 2)
    const reach = size * roll.range(0.05, 0.3)
    dab(target, {
      x: x + Math.cos(angle) * reach,
      y: y + Math.sin(angle) * reach * tilt,
      radius: size * 0.065,
      colour: mix(hex('#c9a24a', 0.9), hex('#efe0a0'), roll.next()),
    })
  }
}
