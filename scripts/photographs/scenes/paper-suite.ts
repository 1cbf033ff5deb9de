import { hex, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, plate, type Plate, shine, tall } from '../canvas/plate.ts'
import { dapple, day } from '../light/daylight.ts'
import { card } from '../parts/card.ts'
import { fabric } from '../parts/fabric.ts'
import { sprig } from '../parts/flower.ts'
import { relief } from '../parts/relief.ts'

/** Letterpress cards, a ribbon and a sprig, seen from above. */
export function paperSuite(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = relief(plate(frame), {
    ...day,
    height: fabric({ angle: 1.2, fold: 330, depth: 26, wander: 0.6, thread: 4.6, seed }),
    colour: hex('#c8bba6', 0.9),
    hollow: 40,
  })
  card(view, { x: 420, y: h * 0.6, width: 430, height: 590, turn: -0.12, colour: '#f2eadc', seed })
  card(view, {
    x: 660,
    y: h * 0.33,
    width: 390,
    height: 270,
    turn: 0.16,
    colour: '#c3b594',
    seed: seed + 1,
    flap: true,
  })
  card(view, {
    x: 470,
    y: h * 0.52,
    width: 400,
    height: 560,
    turn: 0.05,
    colour: '#f7f1e6',
    seed: seed + 2,
    script: true,
  })
  eucalyptus(view, seed)
  seal(view, { x: 690, y: h * 0.345, radius: 46 })
  return shine(view, dapple(frame, seed))
}

function eucalyptus(view: Plate, seed: number) {
  const h = tall(view)
  const shade = plate(view)
  const leaf = plate(view)
  for (const [index, to] of (
    [
      [930, 0.5],
      [860, 0.86],
      [640, 0.97],
    ] as const
  ).entries()) {
    const stem = {
      from: [760, h * 0.7] as const,
      bend: [820, (h * (to[1] + 0.62)) / 2] as const,
      to: [to[0], h * to[1]] as const,
      leaves: 13,
      size: 34,
      squash: 0.62,
      seed: seed + index,
    }
    sprig(leaf, { ...stem, colour: hex('#5f6d58', 0.75), lit: hex('#a3ad93', 0.85) })
    sprig(shade, {
      ...stem,
      from: [772, h * 0.7 + 14],
      bend: [stem.bend[0] + 12, stem.bend[1] + 14],
      to: [stem.to[0] + 12, stem.to[1] + 14],
      colour: hex('#3f372c', 0.4),
      lit: hex('#3f372c', 0.4),
    })
  }
  over(view, lensBlur(shade, 7), 0.55)
  over(view, leaf)
}

function seal(view: Plate, { x, y, radius }: { x: number; y: number; radius: number }) {
  const field = noise(5)
  relief(view, {
    ...day,
    height: (px, py) => {
      const away =
        Math.hypot(px - x, py - y) / (radius * (1 + 0.06 * field.at(Math.atan2(py - y, px - x) * 2, 1)))
      return (
        12 * smooth(1, 0.84, away) -
        7 * smooth(0.76, 0.66, away) +
        2.4 * smooth(0.35, 0.2, Math.abs(((px - x) * 0.7 + (py - y)) / radius)) * smooth(0.6, 0.5, away)
      )
    },
    colour: hex('#7e4a38', 0.75),
    sheen: { amount: 0.5, power: 22 },
    cover: (px, py) =>
      smooth(
        1.01,
        0.98,
        Math.hypot(px - x, py - y) / (radius * (1 + 0.06 * field.at(Math.atan2(py - y, px - x) * 2, 1))),
      ),
  })
}
