import { hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, plate, type Plate, tall } from '../canvas/plate.ts'
import { cast, type Light } from '../figures/cast.ts'
import { moved } from '../figures/form.ts'
import { shoulderRide } from '../figures/groups.ts'
import { arm, childBack, cloth, hair, manBack, skin } from '../figures/people.ts'
import { lifted, running } from '../figures/solo.ts'
import { womanBack } from '../figures/woman.ts'
import { shafts } from '../light/shafts.ts'
import { grass } from '../parts/grass.ts'
import { heads } from '../parts/seed-heads.ts'
import { sky, type Sun } from '../parts/sky.ts'
import { meadowSlope } from '../parts/slope.ts'
import { thicket } from '../parts/thicket.ts'
import { longTide } from './coast.ts'

const father = { skin: skin.olive, hair: hair.dark }

const mother = { skin: skin.pale, hair: hair.auburn }

const girl = { skin: skin.pale, hair: hair.fair }

const boy = { skin: skin.olive, hair: hair.brown }

const light = (from: readonly [number, number], rim = 2.6): Light => ({
  from,
  rim: hex('#ffd39c', rim),
  fill: hex('#998e81', 0.54),
  haze: hex('#f2cc97', 0.9),
  air: 0.15,
  edge: 1.9,
})

interface Field {
  sun: Sun
  top: number
  ground: number
  blur: number
  seed: number
}

/** A hay field before woods, the sun low behind them. */
function field(frame: Frame, { sun, top, ground, blur, seed }: Field): Plate {
  const h = tall(frame)
  const view = sky(plate(frame), {
    horizon: ground,
    zenith: hex('#b3beba', 0.82),
    middle: hex('#e5d4b6', 0.94),
    low: hex('#f6d19b', 1.08),
    sun,
  })
  thicket(view, {
    top,
    bottom: ground + 20,
    dark: hex('#41472e', 0.52),
    leaf: hex('#9c8f4d', 0.8),
    spark: hex('#ffdda2', 11),
    sparks: 130,
    blur: blur * 5,
    ragged: 110,
    seed,
  })
  meadowSlope(view, { y: ground, rise: 18, seed, sun })
  grass(view, {
    top: ground,
    bottom: ground + (h - ground) * 0.6,
    count: 1500,
    length: 40,
    shrink: 0.2,
    width: 2.4,
    root: hex('#494524', 0.55),
    tip: hex('#dcbb72', 1),
    seed,
  })
  return shafts(lensBlur(view, blur), sun, { glow: 0.15, rays: 0.03, seed })
}

export async function familyWalk(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 330, y: h * 0.28, colour: hex('#ffcb8f', 1.65), glow: 215 }
  const view = field(frame, { sun, top: h * 0.26, ground: h * 0.55, blur: 3.4, seed })
  const group =
    moved(shoulderRide(father, boy, { shirt: cloth.denim, trousers: cloth.umber, top: cloth.rust }), -42) +
    moved(womanBack(mother, cloth.cream), 62) +
    moved(childBack(girl, { top: cloth.ivory, skirt: cloth.blush }), 14) +
    arm(
      [
        [44, -133],
        [33, -112],
        [26, -84],
      ],
      { sleeve: cloth.cream, tone: mother.skin, size: 0.66 },
    ) +
    arm(
      [
        [24, -70],
        [26, -76],
        [27, -83],
      ],
      { sleeve: girl.skin, tone: girl.skin, size: 0.5 },
    )
  await cast(view, {
    markup: group,
    bounds: [-100, -235, 120, 8],
    x: 620,
    y: h * 0.84,
    size: 1.72,
    light: light([-0.6, -0.8]),
    seed,
  })
  grass(view, {
    top: h * 0.79,
    bottom: h * 1.05,
    count: 2500,
    length: 78,
    shrink: 0.5,
    width: 2.8,
    root: hex('#3b391d', 0.5),
    tip: hex('#e3bf76', 1.05),
    seed: seed + 1,
  })
  shafts(view, sun, { glow: 0.1, rays: 0, seed })
  const front = plate(frame)
  heads(front, { count: 22, y: h * 1.06, length: h * 0.34, size: 2.2, seed: seed + 2, sun })
  return over(view, lensBlur(front, 14))
}

export async function liftedChild(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 640, y: h * 0.36, colour: hex('#ffc88c', 1.8), glow: 250 }
  const view = field(frame, { sun, top: h * 0.42, ground: h * 0.72, blur: 6, seed })
  await cast(view, {
    markup: lifted(mother, boy),
    bounds: [-60, -215, 80, 4],
    x: 420,
    y: h * 0.93,
    size: 4.3,
    light: { ...light([0.65, -0.75], 2.8), edge: 1.6 },
    seed,
  })
  const blades = plate(frame)
  grass(blades, {
    top: h * 0.92,
    bottom: h * 1.04,
    count: 700,
    length: 190,
    shrink: 0.6,
    width: 5,
    root: hex('#3c391d', 0.5),
    tip: hex('#e6c179', 1.05),
    seed: seed + 1,
  })
  over(view, lensBlur(blades, 6))
  return shafts(view, sun, { glow: 0.2, rays: 0.04, seed })
}

export async function runningChild(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 350, y: h * 0.2, colour: hex('#ffd097', 1.6), glow: 230 }
  const view = field(frame, { sun, top: h * 0.14, ground: h * 0.46, blur: 6.5, seed })
  await cast(view, {
    markup: running(girl, { top: cloth.ivory, skirt: cloth.rust }),
    bounds: [-50, -110, 50, 8],
    x: 610,
    y: h * 0.77,
    size: 4.4,
    light: light([-0.6, -0.8], 2.7),
    blur: 2.2,
    seed,
  })
  grass(view, {
    top: h * 0.66,
    bottom: h * 1.04,
    count: 2000,
    length: 150,
    shrink: 0.5,
    width: 4,
    root: hex('#3c3a1e', 0.5),
    tip: hex('#e3c07a', 1.05),
    seed: seed + 1,
  })
  shafts(view, sun, { glow: 0.14, rays: 0.03, seed })
  const front = plate(frame)
  heads(front, { count: 18, y: h * 1.05, length: h * 0.34, size: 2.4, seed: seed + 5, sun })
  return over(view, lensBlur(front, 20))
}

/** The beach at the end of the day: small people, wide light. */
export async function shoreFamily(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const view = longTide(frame, seed)
  const group =
    moved(manBack(father, { jacket: cloth.ivory, trousers: cloth.sand }), -34) +
    moved(childBack(boy, { top: cloth.sage }), 4) +
    moved(womanBack(mother, cloth.ivory), 44)
  const mirrored = `<g transform="scale(1 -0.62)">${group}</g>`
  const wet = {
    ...light([-0.7, -0.5], 0.2),
    fill: hex('#77726f', 0.3),
    haze: hex('#b09a86', 0.62),
    air: 0.66,
  }
  const stand = { x: 665, y: h * 0.84, size: 1.2, seed }
  await cast(view, { ...stand, markup: mirrored, bounds: [-80, -6, 100, 125], light: wet, blur: 5 })
  await cast(view, {
    ...stand,
    markup: group,
    bounds: [-80, -195, 100, 6],
    light: { ...light([-0.7, -0.5], 1.8), fill: hex('#77726f', 0.42), air: 0.1 },
  })
  return view
}
