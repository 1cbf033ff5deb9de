import { lensBlur } from '../canvas/lens-blur.ts'
import { over, plate, type Plate } from '../canvas/plate.ts'

/** Draws on a layer of its own and lays it over the picture, `blur` units out of focus. */
export function layered(view: Plate, blur: number, drawOn: (layer: Plate) => void): Plate {
  const layer = plate(view)
  drawOn(layer)
  return over(view, lensBlur(layer, blur))
}
