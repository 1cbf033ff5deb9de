import { hex } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, type Plate, tall } from '../canvas/plate.ts'
import { cradling } from '../figures/busts.ts'
import { cast, type Light } from '../figures/cast.ts'
import { hair, skin } from '../figures/people.ts'
import { bassinet } from '../figures/things.ts'
import { curtain } from '../parts/curtain.ts'
import { haze, room } from '../parts/room.ts'

export function curtainMorning(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = room(frame, {
    window: { left: 330, right: 720, top: h * 0.12, bottom: h * 0.66, panes: [2, 3] },
    floor: h * 0.82,
    seed,
    wall: 0.62,
  })
  over(
    view,
    curtain(frame, { left: 215, right: 500, top: h * 0.05, bottom: h * 0.85, sway: 26, seed, density: 0.9 }),
  )
  over(
    view,
    curtain(frame, {
      left: 585,
      right: 850,
      top: h * 0.05,
      bottom: h * 0.85,
      sway: -34,
      seed: seed + 2,
      density: 0.86,
    }),
  )
  return haze(view, { x: 520, y: h * 0.4, amount: 0.34 })
}

/** A sleeping place by the window; only the bundle and the light. */
export async function newbornWindow(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const view = lensBlur(
    room(frame, {
      window: { left: 90, right: 400, top: -h * 0.1, bottom: h * 0.56, panes: [2, 2] },
      floor: h * 1.3,
      seed,
      wall: 0.66,
    }),
    11,
  )
  over(
    view,
    lensBlur(
      curtain(frame, { left: 20, right: 250, top: -h * 0.1, bottom: h * 1.1, sway: 30, seed, density: 0.85 }),
      10,
    ),
  )
  await cast(view, {
    markup: bassinet(),
    bounds: [-62, -52, 62, 40],
    x: 610,
    y: h * 0.68,
    size: 5.4,
    seed,
    light: { from: [-0.75, -0.65], rim: hex('#fff1dc', 1), fill: hex('#c2b6a6', 0.72), edge: 3.2 },
  })
  dab(view, {
    x: 610,
    y: h * 1.02,
    radius: 420,
    squash: 0.16,
    colour: hex('#4f4335', 0.5),
    alpha: 0.4,
    soft: 1,
  })
  return haze(view, { x: 240, y: h * 0.3, amount: 0.3 })
}

/** A mother at the window, her newborn held close. */
export async function cradle(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const window = { left: 380, right: 900, top: -h * 0.1, bottom: h * 0.74, panes: [2, 3] as const }
  const view = lensBlur(room(frame, { window, floor: h * 1.2, seed, wall: 0.5 }), 13)
  const drape = curtain(frame, {
    left: 640,
    right: 1060,
    top: -h * 0.1,
    bottom: h * 1.2,
    sway: -40,
    seed,
    density: 0.85,
  })
  over(view, lensBlur(drape, 11))
  const mother = { skin: skin.pale, hair: hair.brown }
  const light: Light = {
    from: [0.85, -0.35],
    rim: hex('#fff2de', 1.5),
    fill: hex('#a59b90', 0.42),
    haze: hex('#f3e9db', 1),
    air: 0.16,
    edge: 1.1,
    halo: 0.2,
  }
  const markup = cradling(mother, mother, '#8a7b6b')
  await cast(view, {
    markup,
    bounds: [-60, -30, 60, 130],
    x: 430,
    y: h * 0.36,
    size: 11,
    light,
    seed,
    blur: 2,
  })
  return haze(view, { x: 660, y: h * 0.3, amount: 0.3 })
}
