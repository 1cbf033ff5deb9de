import { type Colour, hex, mix, smooth } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { stroke } from '../canvas/stroke.ts'
import { sparks } from '../parts/lamps.ts'
import { turned } from '../parts/turned.ts'

/** Candles close by, the evening's lights behind them. */
export function candleTable(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const dark = hex('#17110d', 0.8)
  const glow = hex('#6b4526', 0.6)
  const view = paint(plate(frame), (x, y, ink) =>
    tint(ink, mix(dark, glow, Math.exp(-Math.hypot(x - 420, y - h * 0.5) / 430)), 1),
  )
  const back = plate(frame)
  const colours = [hex('#ffb765', 7), hex('#ffe0b0', 6), hex('#ff9d54', 4)]
  sparks(back, {
    left: 0,
    right: 1000,
    top: h * 0.06,
    bottom: h * 0.6,
    count: 60,
    size: [1.8, 4.6],
    colours,
    seed,
  })
  over(view, lensBlur(back, 38))
  const far = plate(frame)
  for (const [x, y, size] of [
    [840, 0.96, 1.1],
    [700, 0.9, 0.8],
    [90, 0.92, 0.9],
  ] as const)
    candle(far, { x, bottom: h * y, size, seed: seed + x })
  over(view, lensBlur(far, 20))
  candle(view, { x: 360, bottom: h * 1.12, size: 2.5, seed })
  const near = plate(frame)
  candle(near, { x: 570, bottom: h * 1.14, size: 2.05, seed: seed + 1 })
  over(view, lensBlur(near, 3.5))
  const linen = plate(frame)
  const cloth = hex('#c9a983', 0.32)
  paint(linen, (x, y, ink) => tint(ink, cloth, smooth(h * 0.93, h * 1.02, y + x * 0.03)), h * 0.88)
  return over(view, lensBlur(linen, 24))
}

function candle(
  target: Plate,
  { x, bottom, size, seed }: { x: number; bottom: number; size: number; seed: number },
) {
  const top = bottom - 330 * size
  const wax: Colour = hex('#f3dfc0', 1)
  turned(target, {
    x,
    top: bottom - 66 * size,
    bottom,
    radius: (share) =>
      (share < 0.12
        ? 15
        : share < 0.5
          ? 7 + 4 * Math.sin(share * 20)
          : 9 + 34 * Math.max(0, (share - 0.75) * 4) ** 1.5) * size,
    colour: hex('#a67c45', 0.7),
    light: [0.3, -0.9, 0.5],
    sun: hex('#ffc27a', 1.1),
    ambient: hex('#4b3320', 0.6),
    gloss: 1.6,
    seed,
  })
  turned(target, {
    x,
    top,
    bottom: bottom - 62 * size,
    radius: () => 11 * size,
    colour: wax,
    light: [0.1, -0.8, 0.5],
    sun: hex('#ffbf7a', 0.7),
    ambient: hex('#7b5535', 0.6),
    seed,
  })
  flame(target, { x, top, size })
}

function flame(target: Plate, { x, top, size }: { x: number; top: number; size: number }) {
  dab(target, {
    x,
    y: top + 20 * size,
    radius: 26 * size,
    squash: 1.5,
    colour: hex('#ffb766', 1.5),
    alpha: 0.5,
    soft: 1,
  })
  stroke(target, {
    from: [x, top + 2],
    bend: [x + 1, top - 8 * size],
    to: [x + 2, top - 12 * size],
    width: 2 * size,
    tip: 1.4 * size,
    colour: [0.02, 0.015, 0.01],
  })
  for (const [lift, wide, power, code] of [
    [26, 9, 5, '#ff9a45'],
    [23, 7, 11, '#ffc97f'],
    [19, 4.4, 16, '#fff0cf'],
  ] as const) {
    dab(target, {
      x,
      y: top - lift * size,
      radius: wide * size,
      squash: 2.5,
      colour: hex(code, power),
      alpha: 0.9,
      soft: 0.7,
    })
  }
}
