import { type Colour, gain, mix, smooth } from '../canvas/colour.ts'
import { paint, type Plate } from '../canvas/plate.ts'

type Vector = readonly [number, number, number]

/** A polished ring lying on cloth, seen at a slant; sizes in units. */
export interface Ring {
  x: number
  y: number
  radius: number
  /** Half thickness of the band. */
  band: number
  /** Direction the ring leans towards, radians, and how steeply (1 flat, 0 upright). */
  tilt: Vector
  metal: Colour
  ground: Colour
  window: Colour
}

const camera: Vector = [0, -0.62, -0.785]

/** Traces rays through a torus: metal is nothing but what it mirrors. */
export function ring(target: Plate, band: Ring): Plate {
  const reach = band.radius + band.band * 2
  const axis = normal(band.tilt)
  const right: Vector = [1, 0, 0]
  const down = cross(camera, right)
  return paint(
    target,
    (x, y, ink) => {
      const u = x - band.x
      const v = y - band.y
      if (Math.abs(u) > reach || Math.abs(v) > reach) return
      const start: Vector = [
        right[0] * u + down[0] * v - camera[0] * 400,
        right[1] * u + down[1] * v - camera[1] * 400,
        right[2] * u + down[2] * v - camera[2] * 400,
      ]
      let along = 400 - reach * 1.2
      let gap = 1
      for (let step = 0; step < 34 && along < 400 + reach * 1.4; step++) {
        gap = torus(step3(start, camera, along), axis, band)
        if (gap < 0.12) break
        along += gap * 0.95
      }
      const edge = 0.7 / target.scale
      if (gap > edge) return
      const place = step3(start, camera, along)
      const facing = slope(place, axis, band)
      const mirror = reflect(camera, facing)
      const shade = surroundings(mirror, band)
      const rim = (1 + dot(camera, facing)) ** 4
      for (let channel = 0; channel < 3; channel++) {
        ink[channel] = (shade[channel] as number) * ((band.metal[channel] as number) * (1 - rim) + rim)
      }
      ink[3] = smooth(edge, 0.12, gap)
    },
    Math.max(0, band.y - reach),
  )
}

/** What stands around: cloth below, a tall window to the left, a dim room. */
function surroundings([x, y, z]: Vector, { ground, window }: Ring): Colour {
  if (z < -0.02) return gain(ground, 0.55 + 0.4 * smooth(-0.02, -0.5, z))
  const pane = smooth(-0.15, -0.3, x) * smooth(-0.97, -0.85, x) * smooth(0.02, 0.2, z) * smooth(1, 0.86, z)
  const far = smooth(0.55, 0.75, x) * smooth(0.1, 0.3, z) * 0.35
  return mix(gain(ground, 0.1 + 0.16 * smooth(0.5, -0.5, y)), window, Math.min(1, pane + far))
}

function torus(place: Vector, axis: Vector, { radius, band }: Ring) {
  const height = dot(place, axis)
  const flat = Math.sqrt(Math.max(0, dot(place, place) - height * height))
  const across = flat - radius
  return Math.hypot(across * 1.25, height * 0.62) - band
}

function slope(place: Vector, axis: Vector, band: Ring): Vector {
  const at = (dx: number, dy: number, dz: number) =>
    torus([place[0] + dx, place[1] + dy, place[2] + dz], axis, band)
  const e = 0.2
  return normal([at(e, 0, 0) - at(-e, 0, 0), at(0, e, 0) - at(0, -e, 0), at(0, 0, e) - at(0, 0, -e)])
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const normal = (a: Vector): Vector => {
  const size = Math.sqrt(dot(a, a))
  return [a[0] / size, a[1] / size, a[2] / size]
}
const reflect = (ray: Vector, facing: Vector): Vector => {
  const twice = 2 * dot(ray, facing)
  return [ray[0] - facing[0] * twice, ray[1] - facing[1] * twice, ray[2] - facing[2] * twice]
}
const step3 = (from: Vector, way: Vector, share: number): Vector => [
  from[0] + way[0] * share,
  from[1] + way[1] * share,
  from[2] + way[2] * share,
]
