import { gain, hex, mix } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { cast } from '../figures/cast.ts'
import { moved } from '../figures/form.ts'
import { embrace } from '../figures/groups.ts'
import { cloth, hair, manBack, skin } from '../figures/people.ts'
import { womanBack } from '../figures/woman.ts'
import { festoon, sparks } from '../parts/lamps.ts'
import { mist } from '../parts/mist.ts'
import { bulb } from '../parts/night.ts'
import { water } from '../parts/water.ts'

/** The first dance: two people in a room of small lights. */
export async function firstDance(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const floor = h * 0.83
  const field = noise(seed)
  const view = paint(plate(frame), (x, y, ink) => {
    const glow = Math.exp(-Math.hypot(x - 470, (y - h * 0.5) * 1.2) / 330)
    tint(
      ink,
      mix(hex('#15110e', 0.8), hex('#7a4f2c', 0.7), glow * (0.85 + 0.3 * field.fractal(x / 200, y / 200, 3))),
      1,
    )
  })
  const back = plate(frame)
  for (let index = 0; index < 7; index++) {
    festoon(back, {
      from: [470, h * 0.03],
      to: [index * 200 - 100, h * 0.42],
      sag: h * 0.05,
      bulbs: 9,
      size: 2.6,
      colour: gain(bulb, 0.9),
    })
  }
  sparks(back, {
    left: 0,
    right: 1000,
    top: h * 0.44,
    bottom: h * 0.66,
    count: 70,
    size: [1.2, 3],
    colours: [hex('#ffb765', 6), hex('#ffe0b0', 5), hex('#ff9d54', 4)],
    seed,
  })
  over(view, lensBlur(back, 17))
  await guests(view, { y: floor + 4, seed, size: 2.2, blur: 13 })
  water(view, { line: floor, ripple: 0.16, body: hex('#1b1410', 0.7), far: 0.34, near: 0.12, seed })
  mist(view, { y: floor, depth: 60, colour: hex('#b98450', 0.5), density: 0.5, seed })
  await cast(view, {
    markup: embrace(),
    bounds: [-60, -190, 60, 8],
    x: 470,
    y: h * 0.93,
    size: h / 330,
    seed,
    light: {
      from: [0.15, -0.9],
      rim: hex('#ffcb8c', 3.2),
      fill: hex('#7c6650', 0.3),
      haze: hex('#8a5d36', 0.6),
      air: 0.12,
      edge: 2,
      halo: 0.3,
    },
  })
  return mist(view, { y: h * 0.95, depth: 80, colour: hex('#a87747', 0.45), density: 0.45, seed: seed + 3 })
}

async function guests(
  view: Plate,
  { y, seed, size, blur }: { y: number; seed: number; size: number; blur: number },
) {
  const roll = dice(seed)
  const looks = { skin: skin.olive, hair: hair.dark }
  const parts = [-190, -150, -112, 100, 142, 186].map((x) =>
    moved(
      roll.next() < 0.5
        ? manBack(looks, { jacket: cloth.charcoal, trousers: cloth.charcoal })
        : womanBack(looks, roll.pick([cloth.umber, cloth.rust, cloth.slate])),
      x + roll.range(-8, 8),
      { size: roll.range(0.94, 1.04), flip: roll.next() < 0.5 },
    ),
  )
  await cast(view, {
    markup: parts.join(''),
    bounds: [-240, -195, 240, 8],
    x: 470,
    y,
    size,
    blur,
    seed,
    light: {
      from: [0, -1],
      rim: hex('#ffbe7c', 1.2),
      fill: hex('#5c4a3a', 0.3),
      haze: hex('#5d3f27', 0.5),
      air: 0.3,
      edge: 3,
    },
  })
}
