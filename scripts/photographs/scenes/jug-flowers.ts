import { type Colour, gain, hex, smooth } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, plate, type Plate, tall } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { bloom, sprig } from '../parts/flower.ts'
import { still } from '../parts/still.ts'
import { turned } from '../parts/turned.ts'

const profile = (share: number) =>
  62 +
  62 * Math.sin(Math.min(1, share * 1.06) * Math.PI) ** 0.9 * smooth(0.02, 0.6, share) +
  16 * smooth(0.12, 0, share)

/** Garden flowers in a stoneware jug, window to the left. */
export function jugFlowers(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const table = h * 0.8
  const view = still(frame, { table, seed, tone: 1 })
  const shade = plate(frame)
  dab(shade, {
    x: 660,
    y: table + 22,
    radius: 210,
    squash: 0.13,
    turn: 0.03,
    colour: hex('#33291f', 0.4),
    alpha: 0.85,
    soft: 0.8,
  })
  over(view, lensBlur(shade, 8))
  posy(view, { x: 505, y: h * 0.4, seed, h })
  turned(view, {
    x: 505,
    top: h * 0.555,
    bottom: table + 18,
    radius: profile,
    colour: hex('#c9bca6', 0.85),
    light: [-0.85, -0.25, 0.5],
    sun: hex('#fff0da', 1.05),
    ambient: hex('#a9a7a6', 0.3),
    gloss: 0.25,
    rough: 0.8,
    seed,
  })
  return view
}

function posy(view: Plate, { x, y, seed, h }: { x: number; y: number; seed: number; h: number }) {
  const roll = dice(seed)
  for (let index = 0; index < 13; index++) {
    const angle = -Math.PI / 2 + roll.range(-1.35, 1.35)
    const reach = roll.range(230, 360)
    sprig(view, {
      from: [x, h * 0.57],
      bend: [x + Math.cos(angle) * reach * 0.3, h * 0.57 - reach * 0.55],
      to: [x + Math.cos(angle) * reach, h * 0.54 + Math.sin(angle) * reach],
      leaves: 13,
      size: 25,
      squash: 0.42,
      colour: hex('#3c4a33', 0.6),
      lit: hex('#93a077', 0.85),
      seed: seed * 7 + index,
    })
  }
  const petals: readonly (readonly [Colour, Colour])[] = [
    [hex('#f1e2d0', 0.95), hex('#d9b795', 0.8)],
    [hex('#e3b7a0', 0.9), hex('#b97a62', 0.75)],
    [hex('#f4ece0', 1), hex('#dcc7a4', 0.85)],
    [hex('#c98f7a', 0.8), hex('#8f5343', 0.7)],
  ]
  const places = [
    [-120, 60, 62],
    [110, 40, 66],
    [-30, -120, 60],
    [60, -70, 54],
    [-150, -40, 50],
    [150, -60, 48],
    [-70, -10, 76],
    [40, 50, 82],
    [-10, 120, 60],
    [100, 128, 46],
  ] as const
  for (const [index, [dx, dy, radius]] of places.entries()) {
    const [petal, heart] = petals[index % petals.length] as readonly [Colour, Colour]
    const facing = smooth(190, -190, dx)
    bloom(view, {
      x: x + dx,
      y: y + dy * 0.9,
      radius,
      petal: gain(petal, 0.62 + 0.5 * facing),
      heart: gain(heart, 0.6 + 0.4 * facing),
      light: [-0.85, -0.5],
      squash: 0.8,
      turn: dx / 260,
      seed: seed + index * 3,
    })
  }
}
