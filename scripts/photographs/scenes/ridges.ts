import { type Colour, gain, hex, mix } from '../canvas/colour.ts'
import { type Frame, plate, type Plate, tall } from '../canvas/plate.ts'
import { mist } from '../parts/mist.ts'
import { ridge } from '../parts/ridge.ts'
import { sky, type Sky, type Sun } from '../parts/sky.ts'
import { water } from '../parts/water.ts'

interface Range {
  first: number
  last: number
  count: number
  far: Colour
  near: Colour
  haze: Colour
  trees: number
  rise: number
  seed: number
  sun?: Sun
}

/** Hills behind hills, paler with distance. `first` and `last` are shares of the height. */
export function range(
  target: Plate,
  { first, last, count, far, near, haze, trees, rise, seed, sun }: Range,
): Plate {
  const h = tall(target)
  for (let index = 0; index < count; index++) {
    const share = count > 1 ? index / (count - 1) : 1
    const colour = mix(far, near, share ** 1.25)
    ridge(target, {
      y: h * (first + (last - first) * share ** 1.3),
      rise: rise * (0.55 + 0.65 * share),
      length: 460 - share * 130,
      colour,
      haze: mix(haze, colour, 0.2 + 0.45 * share),
      depth: h * (0.09 + 0.1 * share),
      trees: share < 0.25 ? 0 : trees * share * share,
      seed: seed + index * 11,
      tilt: rise * 0.9 * Math.sin(index * 2.1 + seed),
      sun,
      burn: 0.42 * (1 - share) + 0.05,
    })
  }
  return target
}

export function goldenRidges(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const sun: Sun = { x: 655, y: h * 0.33, colour: hex('#ffd2a0', 2.1), glow: 170, disc: 9 }
  const light: Sky = {
    horizon: h * 0.5,
    zenith: hex('#8ba2ae', 0.75),
    middle: hex('#dcc9b0', 0.9),
    low: hex('#f5cf9d', 1.1),
    sun,
    clouds: { colour: hex('#f7e3ca', 1.1), amount: 0.5, seed },
  }
  const view = sky(plate(frame), light)
  return range(view, {
    first: 0.43,
    last: 0.95,
    count: 7,
    far: hex('#d7ae88', 0.85),
    near: hex('#23241f', 0.6),
    haze: hex('#f2cd9d', 0.85),
    trees: 26,
    rise: h * 0.09,
    seed,
    sun,
  })
}

export function blueRidges(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = sky(plate(frame), {
    horizon: h * 0.55,
    zenith: hex('#3d5167', 0.8),
    middle: hex('#8fa0ad', 0.75),
    low: hex('#e9c3a6', 0.85),
    clouds: { colour: hex('#c9a99b', 0.7), amount: 0.55, seed, size: 320, stretch: 5 },
  })
  range(view, {
    first: 0.5,
    last: 0.93,
    count: 6,
    far: hex('#8496a6', 0.7),
    near: hex('#141c22', 0.7),
    haze: hex('#b5bcc2', 0.62),
    trees: 40,
    rise: h * 0.1,
    seed,
  })
  return mist(view, {
    y: h * 0.74,
    depth: h * 0.07,
    colour: hex('#b9c2c8', 0.6),
    density: 0.5,
    seed: seed + 2,
  })
}

export function valleyFog(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const sun: Sun = { x: 300, y: h * 0.3, colour: hex('#ffdcb4', 1.5), glow: 260 }
  const view = sky(plate(frame), {
    horizon: h * 0.45,
    zenith: hex('#b6c1c4', 0.85),
    middle: hex('#e6dac6', 0.95),
    low: hex('#f6dfbd', 1.05),
    sun,
  })
  const fog = hex('#efe2cd', 0.92)
  for (let index = 0; index < 5; index++) {
    const share = index / 4
    const colour = mix(hex('#b9b09c', 0.8), hex('#2f352d', 0.55), share)
    ridge(view, {
      y: h * (0.4 + 0.42 * share),
      rise: h * 0.1,
      length: 380,
      colour,
      haze: gain(fog, 1 - 0.2 * share),
      depth: h * 0.16,
      trees: 6 + share * 34,
      seed: seed + index * 5,
      sun,
      burn: 0.25 * (1 - share),
    })
    mist(view, {
      y: h * (0.53 + 0.42 * share),
      depth: h * 0.07,
      colour: gain(fog, 1 - 0.12 * share),
      density: 0.85,
      seed: seed + index,
      size: 260,
    })
  }
  return view
}

export function stillLake(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const line = h * 0.56
  const sun: Sun = { x: 690, y: line - h * 0.1, colour: hex('#ffc99a', 1.2), glow: 150 }
  const view = sky(plate(frame), {
    horizon: line,
    zenith: hex('#5f7688', 0.75),
    middle: hex('#c3bcb4', 0.8),
    low: hex('#f3c29b', 0.95),
    sun,
    clouds: { colour: hex('#e8c8b2', 0.9), amount: 0.7, seed, size: 230 },
  })
  range(view, {
    first: 0.44,
    last: 0.55,
    count: 4,
    far: hex('#a3a09c', 0.7),
    near: hex('#262d2c', 0.6),
    haze: hex('#e0c4ab', 0.75),
    trees: 30,
    rise: h * 0.07,
    seed,
    sun,
  })
  mist(view, { y: line - 8, depth: h * 0.035, colour: hex('#edd7c2', 0.85), density: 0.75, seed: seed + 4 })
  return water(view, { line, ripple: 0.24, body: hex('#31414a', 0.5), far: 0.94, near: 0.6, seed })
}
