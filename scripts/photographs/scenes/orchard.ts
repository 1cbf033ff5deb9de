import { hex } from '../canvas/colour.ts'
import { type Frame, type Plate, tall } from '../canvas/plate.ts'
import { cast, type Light } from '../figures/cast.ts'
import { moved } from '../figures/form.ts'
import { handInHand, shoulderRide } from '../figures/groups.ts'
import { childBack, cloth, hair, skin } from '../figures/people.ts'
import { womanBack } from '../figures/woman.ts'
import { mist } from '../parts/mist.ts'
import { orchard, type Orchard } from '../parts/orchard.ts'

const evening = (frame: Frame, x: number, seed: number): Orchard => ({
  centre: [x, 0.5],
  sun: { x: x * 1000 + 25, y: tall(frame) * 0.4, colour: hex('#ffcb86', 1.9), glow: 150 },
  zenith: hex('#a3b8c4', 0.88),
  low: hex('#f9d9a8', 1.25),
  haze: hex('#efd0a2', 0.85),
  clear: 62,
  lit: hex('#f2c272', 2),
  leaf: hex('#8f9657', 0.9),
  shade: hex('#252c1b', 0.4),
  soil: [hex('#2c3a22', 0.5), hex('#b3a965', 0.9)],
  focal: 900,
  seed,
  rays: 0.1,
})

const rim = (from: readonly [number, number]): Light => ({
  from,
  rim: hex('#ffd29a', 2.6),
  fill: hex('#9a8d7e', 0.55),
  haze: hex('#f3cf9d', 0.9),
  air: 0.1,
  edge: 1.8,
  halo: 0.55,
})

export const orchardRows = (frame: Frame, seed: number) => orchard(frame, evening(frame, 0.36, seed))

export const orchardCouple = (frame: Frame, seed: number) =>
  orchard(frame, evening(frame, 0.63, seed), (view) =>
    cast(view, {
      markup: handInHand(),
      bounds: [-90, -190, 110, 8],
      x: 650,
      y: tall(frame) * 0.85,
      size: 1.72,
      light: rim([0, -1]),
      seed,
    }),
  )

export function orchardFamily(frame: Frame, seed: number) {
  const father = { skin: skin.deep, hair: hair.dark }
  const mother = { skin: skin.olive, hair: hair.dark }
  const group =
    moved(
      shoulderRide(
        father,
        { skin: skin.olive, hair: hair.dark },
        { shirt: cloth.cream, trousers: cloth.umber, top: cloth.sage },
      ),
      -40,
    ) +
    moved(childBack(mother, { top: cloth.ivory, skirt: cloth.rust }), 6) +
    moved(womanBack(mother, cloth.sand), 46)
  const plan = { ...evening(frame, 0.5, seed), centre: [0.5, 0.46] as const, focal: 1150 }
  return orchard(frame, plan, (view) =>
    cast(view, {
      markup: group,
      bounds: [-90, -235, 100, 8],
      x: 505,
      y: tall(frame) * 0.8,
      size: 2.15,
      light: rim([0, -1]),
      seed,
    }),
  )
}

/** Before sunrise, the rows half lost. */
export async function orchardMist(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const plan: Orchard = {
    ...evening(frame, 0.58, seed),
    centre: [0.58, 0.52],
    sun: { x: 600, y: h * 0.36, colour: hex('#ffe9d2', 0.5), glow: 300 },
    zenith: hex('#c3ccd0', 0.85),
    low: hex('#e9e4da', 0.95),
    haze: hex('#dcdcd6', 0.86),
    clear: 17,
    lit: hex('#b5ba94', 0.9),
    leaf: hex('#7f8a6b', 0.75),
    shade: hex('#2b332c', 0.45),
    soil: [hex('#38463a', 0.5), hex('#a5ab93', 0.8)],
    focal: 1050,
    rays: 0,
  }
  return mist(await orchard(frame, plan), {
    y: h * 0.57,
    depth: h * 0.1,
    colour: plan.haze,
    density: 0.45,
    seed,
  })
}

/** Late April: every tree white. */
export const orchardBloom = (frame: Frame, seed: number) =>
  orchard(frame, {
    ...evening(frame, 0.34, seed),
    sun: { x: 300, y: tall(frame) * 0.2, colour: hex('#fff0dc', 0.9), glow: 260 },
    zenith: hex('#8fb0c6', 0.95),
    low: hex('#e6e9e6', 1.1),
    haze: hex('#e3e5e2', 0.92),
    lit: hex('#c4c995', 1.1),
    leaf: hex('#93a06c', 0.9),
    shade: hex('#4b5343', 0.5),
    soil: [hex('#3d5232', 0.5), hex('#a9b878', 0.85)],
    blossom: hex('#fbeeea', 1.15),
    rays: 0,
  })
