import { type Colour, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { manBust, womanBust } from '../figures/busts.ts'
import { cast, type Light } from '../figures/cast.ts'
import { cloth, hair, skin } from '../figures/people.ts'

interface Sitting {
  markup: string
  light: Light
  backdrop: readonly [Colour, Colour, Colour]
  /** Where the head is: units across, share of the height. */
  at: readonly [number, number]
  size: number
  /** Where the ground is brightest, against the head. */
  glow: readonly [number, number]
}

/** A head and shoulders before a plain painted ground. */
async function sitting(
  frame: Frame,
  seed: number,
  { markup, light, backdrop, at, size, glow }: Sitting,
): Promise<Plate> {
  const h = tall(frame)
  const field = noise(seed)
  const [dark, middle, bright] = backdrop
  const view = paint(plate(frame), (x, y, ink) => {
    const swirl = field.fractal(x / 420, y / 420, 4)
    const lit = smooth(
      640,
      40,
      Math.hypot(x - at[0] - glow[0], (y - at[1] * h - glow[1]) * 0.85) + swirl * 150,
    )
    tint(ink, mix(mix(dark, middle, 0.5 + swirl * 0.4), bright, lit * 0.85), 1)
  })
  const ground = lensBlur(view, 8)
  await cast(ground, {
    markup,
    bounds: [-80, -34, 80, 130],
    x: at[0],
    y: at[1] * h,
    size,
    light,
    seed,
    blur: 1.6,
  })
  return ground
}

export const headshotProfile = (frame: Frame, seed: number) =>
  sitting(frame, seed, {
    markup: womanBust({ skin: skin.olive, hair: hair.dark }, '#2a2522', {
      style: 'bun',
      lean: -3,
      high: true,
    }),
    light: { from: [0.95, -0.3], rim: hex('#ffdcb4', 1.5), fill: hex('#8f857b', 0.16), edge: 0.9 },
    backdrop: [hex('#1d1915', 0.6), hex('#41352a', 0.5), hex('#a67f58', 0.55)],
    at: [455, 0.4],
    size: 11.4,
    glow: [190, 40],
  })

export const headshotMan = (frame: Frame, seed: number) =>
  sitting(frame, seed, {
    markup: `<g transform="scale(-1 1)">${manBust({ skin: skin.deep, hair: hair.dark }, '#23282c', { lean: 0 })}</g>`,
    light: { from: [-0.95, -0.35], rim: hex('#dfe7ec', 1.2), fill: hex('#8d9499', 0.2), edge: 0.9 },
    backdrop: [hex('#252a2d', 0.6), hex('#4b5459', 0.55), hex('#a3acb0', 0.6)],
    at: [560, 0.4],
    size: 11,
    glow: [-190, 30],
  })

export const headshotLong = (frame: Frame, seed: number) =>
  sitting(frame, seed, {
    markup: womanBust({ skin: skin.pale, hair: hair.auburn }, cloth.umber, {
      style: 'long',
      lean: -2,
      high: true,
    }),
    light: {
      from: [0.8, -0.4],
      rim: hex('#fff3e2', 1.7),
      fill: hex('#a39a8f', 0.4),
      edge: 1,
      halo: 0.4,
      haze: hex('#efe4d4', 0.95),
      air: 0.26,
    },
    backdrop: [hex('#cfc4b3', 0.85), hex('#ded4c4', 0.9), hex('#fbf3e6', 1.5)],
    at: [450, 0.42],
    size: 11,
    glow: [160, -20],
  })
