import { type Colour, clamp01, mix } from '../canvas/colour.ts'
import { dab, type Touch } from '../canvas/dab.ts'
import { type Dice, dice } from '../canvas/random.ts'
import type { Plate } from '../canvas/plate.ts'
import { type Point, stroke } from '../canvas/stroke.ts'

/** A broad-leaved tree standing at `x`, `y` (its foot), in units. */
export interface Tree {
  x: number
  y: number
  height: number
  /** Crown width against height. */
  spread?: number
  /** Where the crown begins, as a share of the height. */
  stem?: number
  leaves: number
  leafSize?: number
  bark: Colour
  shade: Colour
  lit: Colour
  /** Direction of the light in the picture plane. */
  light: Point
  haze: Colour
  /** 0 clear .. 1 lost in the air. */
  air: number
  seed: number
  blossom?: Colour
  /** Masses that make up the crown. */
  clumps?: number
}

interface Clump {
  x: number
  y: number
  radius: number
}

export function tree(target: Plate, form: Tree) {
  const roll = dice(form.seed)
  const clumps = crown(form, roll)
  wood(target, form, { clumps, roll })
  mass(target, form, { clumps, roll })
  const touches = foliage(form, { clumps, roll })
  for (const touch of touches) dab(target, touch)
}

function crown({ x, y, height, spread = 0.85, stem = 0.3, clumps: count = 13 }: Tree, roll: Dice): Clump[] {
  const middle = y - height * (0.5 + stem / 2)
  const half = (height * (1 - stem)) / 2
  const fine = (13 / count) ** 0.4
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + roll.range(-0.3, 0.3)
    const reach = Math.sqrt((index + 0.5) / count) * roll.range(0.84, 0.98)
    return {
      x: x + Math.cos(angle) * reach * height * spread * 0.5,
      y: middle - Math.sin(angle) * reach * half,
      radius: half * roll.range(0.26, 0.44) * fine,
    }
  })
}

interface Growth {
  clumps: Clump[]
  roll: Dice
}

function wood(target: Plate, form: Tree, { clumps, roll }: Growth) {
  const { x, y, height, stem = 0.3 } = form
  const colour = mix(form.bark, form.haze, form.air)
  const girth = height * 0.045
  const fork: Point = [x + roll.range(-0.02, 0.02) * height, y - height * stem]
  stroke(target, {
    from: [x, y],
    bend: [x + roll.range(-0.03, 0.03) * height, y - height * stem * 0.5],
    to: fork,
    width: girth * 1.25,
    tip: girth,
    colour,
  })
  for (const clump of clumps.filter((_, index) => index % Math.ceil(clumps.length / 26) === 0)) {
    const bend: Point = [fork[0] + (clump.x - fork[0]) * 0.35, fork[1] + (clump.y - fork[1]) * 0.7]
    stroke(target, {
      from: fork,
      bend,
      to: [clump.x, clump.y - clump.radius * 0.5],
      width: girth * 0.5,
      tip: girth * 0.1,
      colour,
    })
  }
}

/** The dark inside of the crown, so that fewer leaves fill it. */
function mass(target: Plate, form: Tree, { clumps, roll }: Growth) {
  for (const clump of clumps) {
    const colour = mix(mix(form.shade, form.lit, 0.06), form.haze, form.air)
    const inner = { x: clump.x, y: clump.y, radius: clump.radius * 0.85, squash: roll.range(0.7, 0.95) }
    dab(target, { ...inner, turn: roll.range(0, 3), colour, alpha: 0.55, soft: 0.6 })
  }
}

function foliage(form: Tree, { clumps, roll }: Growth): Touch[] {
  const size = form.leafSize ?? form.height * 0.016
  const touches: (Touch & { depth: number })[] = []
  for (let index = 0; index < form.leaves; index++) {
    const clump = roll.pick(clumps)
    const angle = roll.range(0, Math.PI * 2)
    const reach = Math.sqrt(roll.next()) * 1.12
    const nx = Math.cos(angle) * reach
    const ny = Math.sin(angle) * reach
    const cx = (clump.x - form.x) / (form.height * 0.45)
    const cy = (clump.y - (form.y - form.height * 0.62)) / (form.height * 0.35)
    const facing = (nx + cx) * form.light[0] + (ny + cy) * form.light[1]
    const bright = clamp01(0.16 + facing * 0.36 + roll.normal() * 0.17)
    const own =
      form.blossom && roll.next() < 0.62
        ? mix(form.shade, form.blossom, 0.35 + bright * 0.65)
        : mix(form.shade, form.lit, bright ** 1.6)
    touches.push({
      x: clump.x + nx * clump.radius,
      y: clump.y + ny * clump.radius,
      radius: size * roll.range(0.55, 1.35),
      squash: roll.range(0.4, 0.8),
      turn: roll.range(0, Math.PI),
      colour: mix(own, form.haze, form.air),
      soft: 0.35,
      depth: bright + roll.next() * 0.6,
    })
  }
  return touches.toSorted((one, other) => one.depth - other.depth)
}
