import { softBlur } from '../canvas/blur.ts'
import { type Colour, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { blend, type Ink, plate, type Plate } from '../canvas/plate.ts'
import { drawn, type View } from '../canvas/shape.ts'
import { lensBlur } from '../canvas/lens-blur.ts'

/** People drawn in centimetres, placed and lit. */
export interface Cast {
  markup: string
  /** The part of the drawing to show: left, top, right, bottom in centimetres. */
  bounds: readonly [number, number, number, number]
  /** Where the drawing's origin stands, in units. */
  x: number
  y: number
  /** Units per centimetre. */
  size: number
  light: Light
  /** Out-of-focus radius in units. */
  blur?: number
  seed: number
}

export interface Light {
  /** Where the sun stands seen from the figures. */
  from: readonly [number, number]
  rim: Colour
  /** Share of their own colour that the open sky gives. */
  fill: Colour
  /** Width of the lit edge in centimetres. */
  edge?: number
  /** Light that wraps every edge, as with the sun right behind. */
  halo?: number
  haze?: Colour
  air?: number
}

export async function cast(target: Plate, people: Cast): Promise<Plate> {
  const [left, top, right, bottom] = people.bounds
  const scale = target.scale * people.size
  const view: View = { x: left, y: top, width: right - left, height: bottom - top }
  const frame = { width: Math.ceil(view.width * scale), height: Math.ceil(view.height * scale), scale }
  const flat = softBlur(await drawn(frame, people.markup, view), 0.45 / people.size ** 0.5)
  const lit = relit(flat, people)
  const soft = people.blur ? lensBlur(lit, people.blur / people.size) : lit
  return placed(target, soft, [people.x + left * people.size, people.y + top * people.size])
}

function relit(flat: Plate, { light, seed, size }: Cast): Plate {
  const edge = light.edge ?? 2.4
  const round = softBlur(flat, edge * 1.5)
  const body = softBlur(flat, edge * 4)
  const field = noise(seed)
  const { width, height, scale } = flat
  const result = plate(flat)
  const nearest = (column: number, row: number) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(column)))
    const y = Math.min(height - 1, Math.max(0, Math.round(row)))
    return (y * width + x) * 4
  }
  const at = (from: Plate, column: number, row: number) => from.data[nearest(column, row) + 3] as number
  const reach = edge * scale
  const wear = Math.min(1, 3 / size)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = (row * width + column) * 4
      const fray =
        field.at(column / scale / 4.2, row / scale / 4.2) * 0.55 +
        field.at(column / scale / 1.3, row / scale / 1.6) * 0.12
      const source = nearest(column + fray * scale * wear, row + fray * scale * wear * 0.6)
      const alpha = flat.data[source + 3] as number
      if (alpha < 0.004) continue
      const [dx, dy] = [light.from[0] * reach, light.from[1] * reach]
      const edgeOn = at(round, column - dx, row - dy) - at(round, column + dx, row + dy)
      const turn = at(body, column - dx * 2, row - dy * 2) - at(body, column + dx * 2, row + dy * 2)
      const crease = field.fractal(column / scale / 6, row / scale / 34, 3)
      const wrap =
        (light.halo ?? 0) *
        smooth(0.82, 0.45, round.data[index + 3] as number) *
        smooth(0.3, 0.05, at(round, column, row - reach) - at(round, column, row + reach))
      const rim = Math.max(smooth(0.12, 0.5, edgeOn) ** 1.2, wrap)
      const glow = smooth(-0.05, 0.5, turn)
      const shade = 0.72 + 0.5 * glow + 0.42 * crease
      tone(result.data, { index, source, alpha, flat: flat.data, light, rim: rim + 0.1 * glow * glow, shade })
    }
  }
  return result
}

interface Tone {
  index: number
  source: number
  alpha: number
  flat: Float32Array
  light: Light
  rim: number
  shade: number
}

function tone(data: Float32Array, { index, source, alpha, flat, light, rim, shade }: Tone) {
  const air = light.air ?? 0
  for (let channel = 0; channel < 3; channel++) {
    const own = (flat[source + channel] as number) / alpha
    const lit =
      own * (light.fill[channel] as number) * shade +
      (0.16 + own * 0.84) * (light.rim[channel] as number) * rim
    const seen = light.haze ? lit + ((light.haze[channel] as number) - lit) * air : lit
    data[index + channel] = seen * alpha
  }
  data[index + 3] = alpha
}

/** Lays a small plate on a large one, its corner at a place in units. */
function placed(target: Plate, piece: Plate, [x, y]: readonly [number, number]): Plate {
  const ink: Ink = [0, 0, 0, 0]
  const left = Math.round(x * target.scale)
  const top = Math.round(y * target.scale)
  for (let row = Math.max(0, -top); row < Math.min(piece.height, target.height - top); row++) {
    for (let column = Math.max(0, -left); column < Math.min(piece.width, target.width - left); column++) {
      const index = (row * piece.width + column) * 4
      const alpha = piece.data[index + 3] as number
      if (alpha <= 0) continue
      for (let channel = 0; channel < 3; channel++)
        ink[channel] = (piece.data[index + channel] as number) / alpha
      ink[3] = alpha
      blend(target.data, ((row + top) * target.width + column + left) * 4, ink)
    }
  }
  return target
}
