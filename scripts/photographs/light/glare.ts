import { softBlur } from '../canvas/blur.ts'
import { plate, type Plate } from '../canvas/plate.ts'
import { enlarge, shrink } from '../canvas/resize.ts'

/** How light strays in the lens and the film: shares of the picture, and the red ring around highlights. */
export interface Glare {
  near?: number
  veil?: number
  halation?: number
}

export function withGlare(picture: Plate, { near = 0.1, veil = 0.06, halation = 0.07 }: Glare): Plate {
  const half = shrink(picture, 2)
  const close = enlarge(softBlur(half, 7), picture, 2).data
  const wide = enlarge(softBlur(half, 90), picture, 2).data
  const bright = enlarge(softBlur(highlights(half), 11), picture, 2).data
  const own = 1 - near - veil
  const data = picture.data
  for (let index = 0; index < data.length; index++) {
    data[index] =
      (data[index] as number) * own +
      (close[index] as number) * near +
      (wide[index] as number) * veil +
      (bright[index] as number) * halation
  }
  return picture
}

function highlights(picture: Plate): Plate {
  const kept = plate(picture)
  for (let index = 0; index < picture.data.length; index += 4) {
    const excess = Math.min(4, Math.max(0, (picture.data[index] as number) - 0.7))
    kept.data[index] = excess
    kept.data[index + 1] = excess * 0.36
    kept.data[index + 2] = excess * 0.14
    kept.data[index + 3] = 1
  }
  return kept
}
