import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { add, type Frame, paint, plate, type Plate, tall, tint } from '../canvas/plate.ts'
import { thicket } from './thicket.ts'

interface Window {
  left: number
  right: number
  top: number
  bottom: number
  panes: readonly [number, number]
}

interface Room {
  window: Window
  floor: number
  seed: number
  /** Brightness of the walls. */
  wall: number
}

/** A quiet room: wall, boards, a window full of daylight. */
export function room(frame: Frame, { window, floor, seed, wall }: Room): Plate {
  const h = tall(frame)
  const field = noise(seed)
  const middle = (window.left + window.right) / 2
  const view = paint(plate(frame), (x, y, ink) => {
    const away = Math.hypot((x - middle) / 620, (y - (window.top + window.bottom) / 2) / 900)
    const light =
      wall * (0.34 + 0.75 * Math.exp(-away * 1.9)) * (0.97 + 0.06 * field.fractal(x / 80, y / 80, 3))
    tint(ink, gain(hex('#e6dccd'), light), 1)
  })
  daylight(view, { window, seed })
  paint(
    view,
    (x, y, ink) => {
      const depth = (y - floor) / (h - floor)
      if (depth < 0) return
      const run = (x - middle) / (0.45 + depth * 0.9)
      const plank = Math.floor(run / 62)
      const gap = Math.abs(((run / 62) % 1) + (run < 0 ? 1 : 0) - 0.5)
      const grainy = field.fractal(run / 7 + plank * 9, depth * 5 + plank * 3, 3)
      const patch =
        smooth(240, 40, Math.abs(x - middle + depth * 70)) *
        smooth(-0.1, 0.3, depth) *
        (0.75 + 0.5 * field.at(x / 120, y / 40))
      const own = mix(
        hex('#8a6747', 0.55),
        hex('#b08a62', 0.6),
        0.5 + 0.5 * field.at(plank * 3.1, 2) + grainy * 0.3,
      )
      tint(ink, gain(own, (0.22 + 1.25 * patch) * (gap > 0.485 ? 0.55 : 1) * wall), smooth(0, 0.012, depth))
    },
    floor,
  )
  paint(
    view,
    (_x, y, ink) =>
      tint(
        ink,
        gain(hex('#efe6d9'), 0.62 * wall),
        smooth(floor - 34, floor - 32, y) * smooth(floor + 1, floor - 1, y),
      ),
    floor - 40,
  )
  return view
}

function daylight(
  view: Plate,
  { window: { left, right, top, bottom, panes }, seed }: { window: Window; seed: number },
) {
  const outside = paint(plate(view), (_x, y, ink) =>
    tint(ink, mix(hex('#f4efe4', 2.6), hex('#efe3c8', 2), smooth(top, bottom, y)), 1),
  )
  thicket(outside, {
    top: top + (bottom - top) * 0.42,
    bottom,
    dark: hex('#9aa078', 1),
    leaf: hex('#dcd6ac', 1.8),
    spark: hex('#fff6de', 5),
    sparks: 50,
    blur: 20,
    ragged: 120,
    seed,
    count: 500,
  })
  const isBar = (x: number, y: number) => {
    const across = (((x - left) / (right - left)) * panes[0]) % 1
    const down = (((y - top) / (bottom - top)) * panes[1]) % 1
    const upright = Math.min(across, 1 - across) * ((right - left) / panes[0]) < 6
    return upright || Math.min(down, 1 - down) * ((bottom - top) / panes[1]) < 5
  }
  const within = (x: number, y: number, margin: number) =>
    x > left - margin && x < right + margin && y > top - margin && y < bottom + margin
  const frameColour = hex('#d8cebf')
  paint(view, (x, y, ink) => {
    if (!within(x, y, 24)) return
    if (!within(x, y, 0)) return tint(ink, gain(frameColour, 0.5 + 0.25 * smooth(right, right + 26, x)), 1)
    if (isBar(x, y)) return tint(ink, gain(frameColour, 0.42), 1)
    const source = (Math.floor(y * view.scale) * view.width + Math.floor(x * view.scale)) * 4
    const [red, green, blue] = outside.data.subarray(source, source + 3) as unknown as [
      number,
      number,
      number,
    ]
    tint(ink, [red, green, blue], 1)
  })
}

/** Light spilling from a window into the air of a room. */
export function haze(view: Plate, { x: cx, y: cy, amount }: { x: number; y: number; amount: number }): Plate {
  const air = paint(plate(view), (x, y, ink) =>
    tint(ink, gain(hex('#fff0d8'), Math.exp(-Math.hypot(x - cx, y - cy) / 300)), 1),
  )
  return add(view, air, amount)
}
