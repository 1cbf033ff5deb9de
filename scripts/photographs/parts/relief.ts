import { type Colour, smooth } from '../canvas/colour.ts'
import { blend, type Ink, type Plate } from '../canvas/plate.ts'

/** A surface seen from above, lit at a slant: cloth, plaster, paper, skin. */
export interface Relief {
  /** Height in units at a place. */
  height: (x: number, y: number) => number
  colour: Colour | ((x: number, y: number) => Colour)
  /** Towards the light: right, down, out of the picture. */
  light: readonly [number, number, number]
  sun: Colour
  ambient: Colour
  /** Strength and narrowness of the sheen. */
  sheen?: { amount: number; power: number }
  /** Units over which a hollow darkens. */
  hollow?: number
  cover?: (x: number, y: number) => number
}

export function relief(target: Plate, surface: Relief): Plate {
  const { width, height, scale, data } = target
  const heights = heightMap(target, surface)
  const hollows = surface.hollow ? means(heights, width + 1, Math.round(surface.hollow * scale)) : heights
  const lit = lighting(surface)
  const ink: Ink = [0, 0, 0, 0]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = row * (width + 1) + column
      const [x, y] = [column / scale, row / scale]
      ink[3] = surface.cover ? surface.cover(x, y) : 1
      if (ink[3] <= 0) continue
      const here = heights[place] as number
      const nx = (here - (heights[place + 1] as number)) * scale
      const ny = (here - (heights[place + width + 1] as number)) * scale
      const colour = typeof surface.colour === 'function' ? surface.colour(x, y) : surface.colour
      lit(ink, colour, { nx, ny, sunk: here - (hollows[place] as number) })
      blend(data, (row * width + column) * 4, ink)
    }
  }
  return target
}

function heightMap({ width, height, scale }: Plate, { height: heightAt }: Relief) {
  const heights = new Float32Array((width + 1) * (height + 1))
  for (let row = 0; row <= height; row++) {
    for (let column = 0; column <= width; column++)
      heights[row * (width + 1) + column] = heightAt(column / scale, row / scale)
  }
  return heights
}

interface Facet {
  nx: number
  ny: number
  /** Height over the mean around it. */
  sunk: number
}

function lighting({ light, sun, ambient, sheen, hollow }: Relief) {
  const lamp = unit(light)
  const half = unit([lamp[0], lamp[1], lamp[2] + 1])
  return (ink: Ink, colour: Colour, { nx, ny, sunk }: Facet) => {
    const size = 1 / Math.sqrt(nx * nx + ny * ny + 1)
    const facing = Math.max(0, (nx * lamp[0] + ny * lamp[1] + lamp[2]) * size)
    const mirror = Math.max(0, (nx * half[0] + ny * half[1] + half[2]) * size)
    const gloss = sheen ? mirror ** sheen.power * sheen.amount : 0
    const open = hollow ? smooth(-hollow * 0.35, hollow * 0.25, sunk) : 1
    for (let channel = 0; channel < 3; channel++) {
      const beam = (sun[channel] as number) * (0.5 + 0.5 * open)
      const soft = (ambient[channel] as number) * (0.45 + 0.55 * open)
      ink[channel] = (colour[channel] as number) * (soft + beam * facing) + beam * gloss
    }
  }
}

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const size = Math.hypot(x, y, z)
  return [x / size, y / size, z / size]
}

/** Mean height around every place, two passes of a running box. */
function means(heights: Float32Array, width: number, radius: number) {
  const lines = heights.length / width
  const across = new Float32Array(heights.length)
  const down = new Float32Array(heights.length)
  for (let line = 0; line < lines; line++)
    run(heights, across, { start: line * width, step: 1, count: width, radius })
  for (let column = 0; column < width; column++)
    run(across, down, { start: column, step: width, count: lines, radius })
  return down
}

function run(
  from: Float32Array,
  to: Float32Array,
  { start, step, count, radius }: { start: number; step: number; count: number; radius: number },
) {
  const at = (place: number) => from[start + Math.min(count - 1, Math.max(0, place)) * step] as number
  let sum = 0
  for (let place = -radius; place <= radius; place++) sum += at(place)
  for (let place = 0; place < count; place++) {
    to[start + place * step] = sum / (radius * 2 + 1)
    sum += at(place + radius + 1) - at(place - radius)
  }
}
