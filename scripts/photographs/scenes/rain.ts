import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { stroke } from '../canvas/stroke.ts'
import { cast } from '../figures/cast.ts'
import { form, smoothPath } from '../figures/form.ts'
import { embrace } from '../figures/groups.ts'
import { sparks } from '../parts/lamps.ts'
import { water } from '../parts/water.ts'

/** Two under one umbrella, the street lights behind them. */
export async function umbrella(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const field = noise(seed)
  const street = h * 0.74
  const view = paint(plate(frame), (x, y, ink) => {
    const air = 0.7 + 0.5 * field.fractal(x / 260, y / 260, 3)
    tint(
      ink,
      mix(
        mix(hex('#141b22', 0.8), hex('#3f5060', 0.6), smooth(0, h * 0.7, y) * air),
        hex('#b07f50', 0.5),
        0.7 * Math.exp(-Math.hypot(x - 520, y - h * 0.44) / 240),
      ),
      1,
    )
  })
  const lights = plate(frame)
  sparks(lights, {
    left: 0,
    right: 1000,
    top: h * 0.2,
    bottom: h * 0.68,
    count: 90,
    size: [1.6, 4.4],
    colours: [
      hex('#ffb765', 6),
      hex('#ffe0b0', 5),
      hex('#ff8a4a', 4),
      hex('#9fc0d8', 2.4),
      hex('#d8604a', 3),
    ],
    seed,
  })
  over(view, lensBlur(lights, 27))
  water(view, { line: street, ripple: 0.5, body: hex('#1a2027', 0.7), far: 0.6, near: 0.32, seed })
  const wet = lensBlur(view, 3)
  const canopy =
    smoothPath(
      '-70,-176 -60,-198 -36,-215 0,-222 36,-215 60,-198 70,-176 50,-181 26,-177 0,-181 -26,-177 -50,-181',
      '#22262b',
    ) + form('2,-220,1.8 6,-150,1.8 9,-122,2', '#1b1b1b')
  await cast(wet, {
    markup: embrace() + canopy,
    bounds: [-90, -235, 90, 8],
    x: 480,
    y: h * 0.88,
    size: 3.5,
    seed,
    light: {
      from: [0.15, -0.75],
      rim: hex('#ffc98c', 2.6),
      fill: hex('#7d8790', 0.32),
      haze: hex('#6b6660', 0.4),
      air: 0.1,
      edge: 1.7,
      halo: 0.25,
    },
  })
  return rain(wet, seed)
}

function rain(view: Plate, seed: number): Plate {
  const roll = dice(seed + 6)
  const h = tall(view)
  const drops = plate(view)
  for (let index = 0; index < 420; index++) {
    const x = roll.range(-20, 1020)
    const y = roll.range(-40, h)
    const length = roll.range(14, 46)
    const glow = Math.exp(-Math.hypot(x - 500, y - h * 0.45) / 300)
    stroke(drops, {
      from: [x, y],
      bend: [x - length * 0.05, y + length / 2],
      to: [x - length * 0.1, y + length],
      width: roll.range(0.8, 1.6),
      tip: 0.8,
      colour: gain(mix(hex('#aab6c0'), hex('#ffd9a8'), glow), 0.35 + glow * 1.4),
      alpha: 0.3,
    })
  }
  return over(view, drops)
}
