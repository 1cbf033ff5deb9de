import { clamp01, type Colour, smooth } from '../canvas/colour.ts'
import type { Plate } from '../canvas/plate.ts'

/** A film stock: how light becomes tone. Tints are display values, 0..1. */
export interface Film {
  exposure: number
  contrast: number
  saturation: number
  /** How far greens lean to olive, 0..1. */
  olive: number
  /** How far yellows lean to peach, 0..1. */
  peach: number
  shadow: Colour
  highlight: Colour
  vignette: number
}

export const portraitFilm: Film = {
  exposure: 1,
  contrast: 1.22,
  saturation: 1.06,
  olive: 0.2,
  peach: 0.2,
  shadow: [0.062, 0.054, 0.05],
  highlight: [0.985, 0.965, 0.93],
  vignette: 0.28,
}

const steps = 4096
const ceiling = 16

/** Turns light into display tones, three bytes a pixel. */
export function develop(picture: Plate, film: Film): Uint8ClampedArray<ArrayBuffer> {
  const curve = toneCurve(film.contrast)
  const { width, height, data } = picture
  const tones = new Uint8ClampedArray(width * height * 3)
  const pixel = [0, 0, 0] as [number, number, number]
  let dither = 0
  for (let row = 0; row < height; row++) {
    const v = (row / height - 0.5) * 2
    for (let column = 0; column < width; column++) {
      const u = (column / width - 0.5) * 2
      const place = row * width + column
      const light = film.exposure * (1 - film.vignette * smooth(0.35, 1.9, u * u + v * v))
      for (let channel = 0; channel < 3; channel++) {
        const value = (data[place * 4 + channel] as number) * light
        const step = Math.sqrt(Math.min(ceiling, Math.max(0, value)) / ceiling) * steps
        pixel[channel] = curve[Math.floor(step)] as number
      }
      grade(pixel, film)
      dither = ((dither * 75 + 0.37) % 1) - 0.5
      for (let channel = 0; channel < 3; channel++)
        tones[place * 3 + channel] = (pixel[channel] as number) * 255 + dither
    }
  }
  return tones
}

function toneCurve(contrast: number) {
  const white = 5 ** contrast
  const middle = 0.2 ** contrast
  return Float32Array.from({ length: steps + 1 }, (_, step) => {
    const light = ((step / steps) ** 2 * ceiling) ** contrast
    return Math.min(1.02, (light / (light + middle)) * ((white + middle) / white))
  })
}

function grade(pixel: [number, number, number], film: Film) {
  const [red, green, blue] = pixel
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  const gold = Math.max(0, Math.min(red, green) - blue) * film.peach
  const verdure = Math.max(0, green - Math.max(red, blue)) * film.olive
  const keep = film.saturation * (1 - 0.25 * smooth(0.7, 1, grey))
  const toned: Colour = [
    grey + (red + verdure * 1.1 - grey) * keep,
    grey + (green - gold * 0.25 - verdure * 0.3 - grey) * keep,
    grey + (blue + gold - verdure * 0.1 - grey) * keep,
  ]
  for (let channel = 0; channel < 3; channel++) {
    const low = film.shadow[channel] as number
    const high = film.highlight[channel] as number
    pixel[channel] = clamp01(low + (toned[channel] as number) * (high - low))
  }
}
