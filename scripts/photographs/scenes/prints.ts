import { hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { frameOf, type Frame, over, paint, plate, type Plate, shine, tall, tint } from '../canvas/plate.ts'
import { dapple, day } from '../light/daylight.ts'
import { focused } from '../light/focused.ts'
import { fabric } from '../parts/fabric.ts'
import { relief } from '../parts/relief.ts'
import { meadowWalk } from './meadow-walk.ts'
import { orchardMist } from './orchard.ts'
import { stillLake } from './ridges.ts'

interface Lying {
  x: number
  y: number
  width: number
  turn: number
}

/** Fine-art prints laid out on a table by the window. */
export async function printTable(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const view = relief(plate(frame), {
    ...day,
    height: fabric({ angle: 0.1, fold: 420, depth: 20, wander: 0.5, thread: 4.4, seed }),
    colour: hex('#b9ab97', 0.9),
    hollow: 40,
  })
  lay(view, stillLake(small(frame, 3, 1.5), seed), { x: 700, y: h * 0.3, width: 430, turn: 0.13 })
  lay(view, await orchardMist(small(frame, 3, 0.8), seed), { x: 265, y: h * 0.44, width: 360, turn: -0.1 })
  lay(view, await meadowWalk(small(frame, 2.2, 1.5), seed), { x: 610, y: h * 0.63, width: 540, turn: 0.03 })
  shine(view, dapple(frame, seed + 2))
  return focused(view, { from: h * 0.34, to: h * 0.92, blur: 6 })
}

const small = (frame: Frame, share: number, ratio: number) => frameOf(Math.round(frame.width / share), ratio)

/** One print with a paper border, its shadow under it. */
function lay(view: Plate, picture: Plate, { x, y, width, turn }: Lying) {
  const height = (width * picture.height) / picture.width
  const border = width * 0.055
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const local = (px: number, py: number) =>
    [(px - x) * cos + (py - y) * sin, (py - y) * cos - (px - x) * sin] as const
  const inside = (u: number, v: number, grow: number) =>
    Math.min(width / 2 + grow - Math.abs(u), height / 2 + grow - Math.abs(v))
  const shade = paint(plate(view), (px, py, ink) =>
    tint(ink, hex('#33291f', 0.35), inside(...local(px - 10, py - 14), border) > 0 ? 0.8 : 0),
  )
  over(view, lensBlur(shade, 11), 0.8)
  const paper = hex('#f3ece0', 0.92)
  const { data, width: columns } = picture
  paint(view, (px, py, ink) => {
    const [u, v] = local(px, py)
    const edge = inside(u, v, border)
    if (edge <= -0.6) return
    if (inside(u, v, 0) < 0) return tint(ink, paper, Math.min(1, edge + 0.6))
    const row = Math.floor((v / height + 0.5) * picture.height)
    const column = Math.floor((u / width + 0.5) * columns)
    const index = (row * columns + column) * 4
    const tone = (channel: number) => {
      const light = (data[index + channel] as number) * 0.9
      return (0.86 * light) / (light + 0.42) + 0.02
    }
    tint(ink, [tone(0), tone(1), tone(2)], 1)
  })
}
