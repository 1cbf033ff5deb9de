import { clamp01, type Colour, gain, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, plate, type Plate, tall, tint } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { shafts } from '../light/shafts.ts'
import { across, type Camera, depthAt, upright } from './camera.ts'
import { grass } from './grass.ts'
import { layered } from './layered.ts'
import { ridge } from './ridge.ts'
import { sky, type Sun } from './sky.ts'
import { tree } from './tree.ts'

export interface Orchard {
  /** Vanishing point, shares of width and height. */
  centre: readonly [number, number]
  sun: Sun
  zenith: Colour
  low: Colour
  haze: Colour
  /** Metres at which two thirds of a tree is lost in the air. */
  clear: number
  lit: Colour
  leaf: Colour
  shade: Colour
  blossom?: Colour
  soil: readonly [dark: Colour, light: Colour]
  focal: number
  seed: number
  rays: number
}

const rows = [-17.5, -12.5, -7.5, -2.5, 2.5, 7.5, 12.5, 17.5]

/** Rows of fruit trees running towards the light; `stage` puts people in the alley before the near grass. */
export async function orchard(
  frame: Frame,
  plan: Orchard,
  stage?: (view: Plate) => Promise<Plate>,
): Promise<Plate> {
  const h = tall(frame)
  const camera: Camera = {
    x: plan.centre[0] * 1000,
    horizon: h * plan.centre[1],
    eye: 1.5,
    focal: plan.focal,
  }
  const { sun, seed, haze } = plan
  const back = sky(plate(frame), {
    horizon: camera.horizon,
    zenith: plan.zenith,
    middle: mix(plan.zenith, plan.low, 0.6),
    low: plan.low,
    sun,
  })
  ridge(back, {
    y: camera.horizon - 20,
    rise: 20,
    length: 300,
    colour: mix(haze, plan.shade, 0.35),
    haze,
    depth: 60,
    trees: 12,
    seed,
    sun,
    burn: 0.5,
  })
  ground(back, camera, plan)
  const layers = { far: back, middle: plate(frame), focus: plate(frame), near: plate(frame) }
  for (let depth = 66; depth > 3; depth -= 4) {
    const layer =
      depth > 27 ? layers.far : depth > 15 ? layers.middle : depth > 7 ? layers.focus : layers.near
    plantRow(layer, { camera, plan, depth })
  }
  const view = lensBlur(layers.far, 4.5)
  over(view, lensBlur(layers.middle, 2.2))
  over(view, layers.focus)
  shafts(view, sun, { glow: 0.12, rays: plan.rays * 0.6, seed })
  if (stage) await stage(view)
  turf(view, plan, { near: layers.near, isPeopled: Boolean(stage) })
  return view
}

/** What stands before the people: grass, the nearest trees, blades against the lens. */
function turf(
  view: Plate,
  { soil: [dark, light], lit, seed, sun, rays }: Orchard,
  { near, isPeopled }: { near: Plate; isPeopled: boolean },
) {
  const h = tall(view)
  const blades = { root: dark, tip: mix(light, lit, 0.3) }
  grass(view, {
    ...blades,
    top: h * 0.8,
    bottom: h * 1.02,
    count: 2400,
    length: h * 0.07,
    shrink: 0.25,
    width: 2.6,
    seed,
  })
  over(view, lensBlur(near, 9))
  shafts(view, sun, { glow: 0.12, rays: isPeopled ? 0 : rays * 0.4, seed })
  layered(view, 13, (front) =>
    grass(front, {
      ...blades,
      top: h,
      bottom: h * 1.08,
      count: 150,
      length: h * 0.3,
      shrink: 0.6,
      width: 9,
      seed: seed + 3,
    }),
  )
}

function plantRow(layer: Plate, { camera, plan, depth }: { camera: Camera; plan: Orchard; depth: number }) {
  const roll = dice(plan.seed * 100 + depth)
  const air = clamp01(1 - Math.exp(-depth / plan.clear)) * 0.95
  const metre = camera.focal / depth
  for (const row of rows) {
    const x = across(camera, row + roll.range(-0.2, 0.2), depth)
    if (x < -350 || x > 1350 || (depth < 7 && x > camera.x)) continue
    const away = clamp01(Math.abs(x - plan.sun.x) / 300)
    tree(layer, {
      x,
      y: upright(camera, 0, depth),
      height: metre * roll.range(3.3, 4.1),
      spread: 1.05,
      stem: 0.26,
      leaves: Math.round(clamp01(30 / depth) * 2300 + 120),
      leafSize: metre * (depth > 26 ? 0.075 : depth > 15 ? 0.045 : 0.03),
      clumps: depth > 26 ? 13 : 22,
      bark: hex('#2c2118', 0.5),
      shade: plan.shade,
      lit: mix(plan.lit, plan.leaf, away),
      light: [Math.max(-1, Math.min(1, (plan.sun.x - x) / 160)) * 0.7, -0.75],
      haze: plan.haze,
      air,
      seed: plan.seed + depth * 31 + row * 7,
      blossom: plan.blossom,
    })
  }
}

function ground(target: Plate, camera: Camera, { soil: [dark, light], sun, haze, clear, seed }: Orchard) {
  const field = noise(seed + 40)
  paint(
    target,
    (x, y, ink) => {
      if (y <= camera.horizon) return
      const depth = depthAt(camera, y)
      const metres = ((x - camera.x) * depth) / camera.focal
      const lane = Math.abs(((metres + 100) % 5) / 5 - 0.5) * 2
      const rowShade = smooth(0.35, 1, 1 - lane)
      const dapple = field.fractal(metres * 0.9, depth * 0.22, 4)
      const tuft = field.fractal(metres * 7, depth * 1.8, 3)
      const open = clamp01(0.55 - rowShade * 0.55 + dapple * 0.7 + tuft * 0.3)
      const colour = mix(mix(dark, light, open), haze, clamp01(1 - Math.exp(-depth / clear)))
      tint(ink, gain(colour, 1 + 0.25 * tuft), smooth(camera.horizon, camera.horizon + 3, y))
      const streak = Math.exp(-Math.abs(x - sun.x) / 160) * 0.22 * open
      for (let channel = 0; channel < 3; channel++)
        ink[channel] = (ink[channel] as number) + (sun.colour[channel] as number) * streak
    },
    camera.horizon,
  )
}
