import { hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, plate, type Plate, tall } from '../canvas/plate.ts'
import { cast } from '../figures/cast.ts'
import { form, smoothPath } from '../figures/form.ts'
import { curtain } from '../parts/curtain.ts'
import { haze, room } from '../parts/room.ts'

/** A gown on its hanger before the window. */
export async function hangingGown(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const view = lensBlur(
    room(frame, {
      window: { left: 300, right: 700, top: h * 0.1, bottom: h * 0.6, panes: [2, 3] },
      floor: h * 0.84,
      seed,
      wall: 0.55,
    }),
    5,
  )
  const drape = { top: h * 0.04, bottom: h * 0.86, density: 0.8 }
  over(view, lensBlur(curtain(frame, { ...drape, left: 180, right: 430, sway: -10, seed }), 3))
  over(view, lensBlur(curtain(frame, { ...drape, left: 570, right: 830, sway: 14, seed: seed + 5 }), 3))
  const hanger =
    smoothPath('-22,-148 -12,-153 0,-156 12,-153 22,-148 20,-146.5 0,-153.5 -20,-146.5', '#8a6a4a') +
    form('0,-155,1.2 0.5,-160,1.2 3,-164,1.2 1,-168,1.2 -1.6,-166,1', '#77664f')
  const gown =
    form('-13,-147,4 -12,-138,5 -11,-131,8', '#e5dac9') +
    form('13,-147,4 12,-138,5 11,-131,8', '#e5dac9') +
    form(
      '0,-134,26 0,-128,29 0,-116,25 0,-104,21 0,-96,25 0.3,-82,33 0.8,-60,43 1.2,-34,56 1.6,-12,70 1.8,0,80 1.8,5,78',
      '#e9dfd0',
    )
  const air = plate(frame)
  await cast(air, {
    markup: hanger + gown,
    bounds: [-60, -175, 70, 10],
    x: 500,
    y: h * 0.885,
    size: h / 204,
    seed,
    light: { from: [0, -0.35], rim: hex('#fff3df', 1.5), fill: hex('#b3a99c', 0.62), edge: 3.4 },
  })
  over(view, pleats(air, seed))
  return haze(view, { x: 500, y: h * 0.36, amount: 0.3 })
}

/** Long soft folds pressed into pale cloth. */
function pleats(layer: Plate, seed: number): Plate {
  const field = noise(seed + 14)
  const { width, height, scale, data } = layer
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = (row * width + column) * 4
      if (!data[index + 3]) continue
      const x = column / scale - 500
      const y = row / scale
      const spread = 0.3 + y / 1250
      const u = x / spread
      const drift = 1.8 * field.at(u / 210, y / 900)
      const fold =
        1 +
        0.2 * Math.sin(u / 26 + drift * 2.4) +
        0.1 * Math.sin(u / 11 + drift * 4) +
        0.06 * field.at(u / 30, y / 420)
      for (let channel = 0; channel < 3; channel++)
        data[index + channel] = (data[index + channel] as number) * fold
    }
  }
  return layer
}
