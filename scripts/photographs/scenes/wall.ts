import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, type Plate, plate, shine, tall, tint } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { drawn } from '../canvas/shape.ts'
import { along, type Point, stroke } from '../canvas/stroke.ts'
import { browToBrow } from '../figures/busts.ts'
import { bride, groom } from '../figures/groups.ts'
import { relief } from '../parts/relief.ts'

/** Limewashed plaster, softly uneven. */
export function plaster(frame: Frame, seed: number): Plate {
  const field = noise(seed)
  const warm = hex('#e4d8c7', 1)
  const cool = hex('#cfc3b2', 1)
  return relief(plate(frame), {
    height: (x, y) => field.fractal(x / 90, y / 120, 3) * 5 + field.fractal(x / 9, y / 7, 3) * 0.55,
    colour: (x, y) => mix(warm, cool, smooth(-0.5, 0.6, field.fractal(x / 240, y / 300, 3))),
    light: [-0.7, -0.35, 0.75],
    sun: [0.46, 0.44, 0.42],
    ambient: [0.1, 0.105, 0.115],
  })
}

/** A window's light thrown slantwise on a wall. */
export function windowPatch(
  layer: Plate,
  {
    x,
    y,
    width,
    height,
    panes,
    skew,
  }: { x: number; y: number; width: number; height: number; panes: readonly [number, number]; skew: number },
) {
  const sun = hex('#ffdfb4', 1)
  const bar = 0.045
  return paint(layer, (px, py, ink) => {
    const u = (px - x) / width
    const v = (py - y - (px - x) * skew) / height
    tint(ink, [0.34, 0.36, 0.41], 1)
    if (u < 0 || u > 1 || v < 0 || v > 1) return
    const across = (u * panes[0]) % 1
    const down = (v * panes[1]) % 1
    if (
      Math.min(across, 1 - across) < bar * panes[0] * 0.5 ||
      Math.min(down, 1 - down) < bar * panes[1] * 0.4
    )
      return
    tint(ink, gain(sun, 3.1), 1)
  })
}

/** Shadows of a branch, dark on a plate of light. */
function leafShade(
  layer: Plate,
  { from, to, seed, size }: { from: Point; to: Point; seed: number; size: number },
) {
  const roll = dice(seed)
  const dark = [0.34, 0.36, 0.41] as const
  const bend: Point = [(from[0] + to[0]) / 2 + 40, (from[1] + to[1]) / 2 - 70]
  stroke(layer, { from, bend, to, width: size * 0.22, tip: size * 0.08, colour: dark })
  for (let index = 0; index < 34; index++) {
    const [x, y] = along({ from, bend, to }, roll.range(0.08, 1))
    const angle = roll.range(0, Math.PI * 2)
    dab(layer, {
      x: x + Math.cos(angle) * size * 1.2,
      y: y + Math.sin(angle) * size * 1.2,
      radius: size * roll.range(0.5, 1.05),
      squash: 0.38,
      turn: angle,
      colour: dark,
      alpha: 0.92,
      soft: 0.15,
    })
  }
}

export function windowLight(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const light = windowPatch(plate(frame), {
    x: 270,
    y: h * 0.14,
    width: 470,
    height: h * 0.62,
    panes: [2, 3],
    skew: 0.16,
  })
  const shade = plate(frame)
  leafShade(shade, { from: [1040, h * 0.1], to: [430, h * 0.42], seed, size: 46 })
  leafShade(shade, { from: [980, h * 0.78], to: [620, h * 0.5], seed: seed + 4, size: 40 })
  over(light, lensBlur(shade, 6))
  return shine(plaster(frame, seed), lensBlur(light, 4.5))
}

/** Two shadows leaning together on a sunlit wall. */
export async function shadowKiss(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const light = paint(plate(frame), (x, y, ink) =>
    tint(ink, gain(hex('#ffdcb0'), 1.9 - 0.5 * smooth(0, 1000, x) - 0.3 * smooth(0, h, y)), 1),
  )
  const pair = browToBrow(groom, bride)
  const flat = (pair.his + pair.hers).replaceAll(/(fill|stroke)="#[^"]+"/g, '$1="#000"')
  const shadow = await drawn(
    frame,
    `<g transform="translate(560 ${h * 0.5}) skewX(-9) scale(8.6 9.4)">${flat}</g>`,
  )
  const dark = plate(frame)
  for (let index = 0; index < shadow.data.length; index += 4) {
    const alpha = shadow.data[index + 3] as number
    dark.data[index] = 0.36 * alpha
    dark.data[index + 1] = 0.375 * alpha
    dark.data[index + 2] = 0.43 * alpha
    dark.data[index + 3] = alpha
  }
  over(light, lensBlur(dark, 8))
  const leaves = plate(frame)
  leafShade(leaves, { from: [-60, h * 0.02], to: [400, h * 0.2], seed, size: 58 })
  leafShade(leaves, { from: [-60, h * 0.3], to: [230, h * 0.42], seed: seed + 2, size: 50 })
  over(light, lensBlur(leaves, 13))
  return shine(plaster(frame, seed), light)
}
