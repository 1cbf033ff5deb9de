import { gain, hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, type Plate, plate, tall } from '../canvas/plate.ts'
import { festoon, sparks } from '../parts/lamps.ts'
import { bulb, nightfall, woods } from '../parts/night.ts'

/** Strings of bulbs over a garden, everything soft. */
export function gardenLights(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = nightfall(frame, h * 0.62)
  const back = plate(frame)
  woods(back, { top: h * 0.42, bottom: h, seed })
  for (let index = 0; index < 5; index++) {
    festoon(back, {
      from: [-80, h * (0.02 + index * 0.07)],
      to: [1080, h * (0.1 + index * 0.08)],
      sag: h * 0.09,
      bulbs: 13 - index,
      size: 3.4 - index * 0.2,
      colour: gain(bulb, 1 - index * 0.12),
    })
  }
  sparks(back, {
    left: 0,
    right: 1000,
    top: h * 0.6,
    bottom: h * 0.74,
    count: 46,
    size: [1.4, 3],
    colours: [hex('#ffb765', 7), hex('#ffd9a0', 6), hex('#ff9d54', 5)],
    seed,
  })
  over(view, lensBlur(back, 24))
  const front = plate(frame)
  festoon(front, {
    from: [-60, h * 0.04],
    to: [1060, h * 0.2],
    sag: h * 0.14,
    bulbs: 9,
    size: 6,
    colour: gain(bulb, 1.2),
  })
  return over(view, lensBlur(front, 9))
}
