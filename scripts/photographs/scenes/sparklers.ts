import { hex } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, type Plate, plate, tall } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { stroke } from '../canvas/stroke.ts'
import { cast } from '../figures/cast.ts'
import { form, moved } from '../figures/form.ts'
import { handInHand } from '../figures/groups.ts'
import { cloth, hair, manBack, skin } from '../figures/people.ts'
import { sparks } from '../parts/lamps.ts'
import { mist } from '../parts/mist.ts'
import { nightfall, woods } from '../parts/night.ts'

/** Leaving under sparklers held high. */
export async function sparklers(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const view = nightfall(frame, h * 0.7)
  const back = plate(frame)
  woods(back, { top: h * 0.3, bottom: h, seed })
  sparks(back, {
    left: 300,
    right: 640,
    top: h * 0.36,
    bottom: h * 0.62,
    count: 40,
    size: [1, 2.4],
    colours: [hex('#ffb765', 5), hex('#ffd9a0', 5)],
    seed,
  })
  over(view, lensBlur(back, 20))
  for (const depth of [0.52, 0.68, 0.86]) await line(view, { depth, seed: seed + Math.round(depth * 100) })
  await cast(view, {
    markup: handInHand(),
    bounds: [-90, -190, 110, 8],
    x: 480,
    y: h * 0.9,
    size: 1.95,
    seed,
    light: {
      from: [0, -0.8],
      rim: hex('#ffcb8c', 3),
      fill: hex('#a07b55', 0.36),
      haze: hex('#8b6137', 0.5),
      air: 0.1,
      edge: 2.4,
    },
  })
  await line(view, { depth: 1.2, seed: seed + 9 })
  return mist(view, { y: h * 0.55, depth: h * 0.22, colour: hex('#c08b55', 0.5), density: 0.34, seed })
}

async function line(view: Plate, { depth, seed }: { depth: number; seed: number }) {
  const h = tall(view)
  const roll = dice(seed)
  const size = 1.6 * depth
  const look = { skin: skin.olive, hair: hair.dark }
  for (const side of [-1, 1]) {
    const x = 480 + side * 330 * depth
    const y = h * (0.66 + 0.25 * depth)
    const arm = form('18,-140,12 30,-158,10 33,-186,8 33,-200,6', cloth.charcoal)
    await cast(view, {
      markup: moved(manBack(look, { jacket: cloth.charcoal, trousers: cloth.charcoal }) + arm, 0, {
        flip: side > 0,
      }),
      bounds: [-60, -215, 60, 8],
      x,
      y,
      size,
      blur: Math.abs(depth - 0.75) * 20 + 2,
      seed,
      light: { from: [-side * 0.7, -0.6], rim: hex('#ffc27a', 2), fill: hex('#4a3b2e', 0.3), edge: 3 },
    })
    const spark = plate(view)
    const at = [x - side * 33 * size, y - 214 * size] as const
    for (let ray = 0; ray < 230; ray++) {
      const angle = roll.range(0, Math.PI * 2)
      const length = (4 + 40 * roll.next() ** 2.2) * size
      stroke(spark, {
        from: at,
        bend: [at[0] + Math.cos(angle) * length * 0.6, at[1] + Math.sin(angle) * length * 0.6],
        to: [at[0] + Math.cos(angle) * length, at[1] + Math.sin(angle) * length + length * 0.15],
        width: 1.3 * size,
        tip: 0.5,
        colour: hex('#ffd597', 7),
        alpha: 0.9,
      })
    }
    for (let bit = 0; bit < 60; bit++) {
      const angle = roll.range(0, Math.PI * 2)
      const reach = 58 * size * roll.next() ** 0.7
      dab(spark, {
        x: at[0] + Math.cos(angle) * reach,
        y: at[1] + Math.sin(angle) * reach * 0.9 + reach * 0.12,
        radius: roll.range(0.4, 1) * size,
        colour: hex('#ffcf8c', 6),
      })
    }
    dab(spark, { x: at[0], y: at[1], radius: 7 * size, colour: hex('#fff0cf', 12), soft: 0.9 })
    over(view, lensBlur(spark, Math.abs(depth - 0.75) * 12))
  }
}
