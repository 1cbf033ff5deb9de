import { lightestWithin, partUnder, pictureRatio, type Image, type Part } from '@bellows/domain'
import { breakpoints } from '@bellows/tokens'
import { scrimStrength, type ScrimStrength, type ScrimText } from '@bellows/ui'
import type { HeightOptions } from '../../kit/stage-height.ts'
import { shownOf, type HeroPictures } from './is-slider.ts'

/** Where words can stand on the picture: shares of its width, and pixels of its height from an edge or the middle. */
export type WordsPlace = Readonly<{
  /** What stands there: titles need less than other words. */
  text: ScrimText
  left: number
  right: number
  height: number
  /** Pixels between the words and the foot; or the share of the height that they stand at, and how far they go below it. */
  from: { foot: number } | { middle: number; below: number }
}>

/** Windows of a band, from the narrowest to the widest that are common. */
const widths = {
  t: [breakpoints.t, breakpoints.d - 1],
  d: [breakpoints.d, breakpoints.xl, 2560],
} as const
const SCREENS = [560, 820, 1240]

function heightsOf({ heightMode, height, images }: HeightOptions, width: number): readonly number[] {
  if (heightMode === 'fixed') return [height]
  if (heightMode === 'full') return SCREENS
  const [first] = images
  const own = first ? width / pictureRatio(first) : width
  return SCREENS.map((screen) => Math.min(Math.max(own, 0.4 * screen), 1.2 * screen))
}

function partOf({ left, right, height, from }: WordsPlace, stage: number): Part {
  const whole = Math.max(stage, height)
  const bottom = 'foot' in from ? whole - from.foot : whole * from.middle + from.below
  return { left, right, top: Math.max(0, bottom - height) / whole, bottom: Math.min(1, bottom / whole) }
}

type Hero = HeightOptions & HeroPictures
type BandPlace = Readonly<{ band: keyof typeof widths; place: WordsPlace }>

/** The lightest that words at a place on a band can stand on in one picture, whatever the window. */
function lightestUnder(image: Image, options: Hero, { band, place }: BandPlace): number {
  const spots = widths[band].flatMap((width) =>
    heightsOf(options, width).map((height) => {
      const stage = Math.max(height, place.height)
      return lightestWithin(image.brightness, partUnder(image, width / stage, partOf(place, stage)))
    }),
  )
  return Math.max(...spots)
}

/** The least darkness behind words at a place on a band that makes them readable on every picture shown there. */
function darknessAt(options: Hero, at: BandPlace): number {
  const { text } = at.place
  const shown = shownOf(options)
  if (shown.length === 0) return scrimStrength(0, text)
  return Math.max(
    ...shown.map((image) => scrimStrength(image.overlay, text, lightestUnder(image, options, at))),
  )
}

type Places = readonly WordsPlace[]

/**
 * How dark it must be behind the words of a hero on tablets and desktops, where they stand on its pictures: as dark as
 * the one needs that needs most. On phones, and on tablets without a place, they stand below.
 */
export function heroDarkness(options: Hero, { t = [], d }: { t?: Places; d: Places }): ScrimStrength {
  const darkest = (band: keyof typeof widths, places: Places) =>
    Math.max(0, ...places.map((place) => darknessAt(options, { band, place })))
  return { m: 0, t: darkest('t', t), d: darkest('d', d) }
}
