import type { Colour } from '../canvas/colour.ts'
import { type Frame, plate, type Plate } from '../canvas/plate.ts'
import { sky, type Sun } from './sky.ts'
import { thicket, type Thicket } from './thicket.ts'

/** A bright sky with woods far out of focus below it. */
export interface Backdrop {
  sun: Sun
  horizon: number
  sky: readonly [zenith: Colour, middle: Colour, low: Colour]
  woods: Omit<Thicket, 'seed'>
  seed: number
}

export function backdrop(
  frame: Frame,
  { sun, horizon, sky: [zenith, middle, low], woods, seed }: Backdrop,
): Plate {
  const view = sky(plate(frame), { horizon, zenith, middle, low, sun })
  return thicket(view, { ...woods, seed })
}
