import type { ScrimStrength } from '@bellows/ui'
import { heightsAt, type HeightOptions } from '../../kit/stage-height.ts'
import { darknessUnder, type PlacedBand, type WordsPlace } from '../../kit/words-place.ts'
import { shownOf, type HeroPictures } from './is-slider.ts'

type Places = readonly WordsPlace[]

/**
 * How dark it must be behind the words of a hero on tablets and desktops, where they stand on its pictures: as dark as
 * the one needs that needs most. On phones, and on tablets without a place, they stand below.
 */
export function heroDarkness(
  options: HeightOptions & HeroPictures,
  { t = [], d }: { t?: Places; d: Places },
): ScrimStrength {
  const shown = shownOf(options)
  const pictures = shown.length > 0 ? shown : [undefined]
  const darkest = (band: PlacedBand, places: Places) =>
    Math.max(
      0,
      ...places.flatMap((place) =>
        pictures.map((image) => darknessUnder(image, { band, place, heightsAt: heightsAt(options) })),
      ),
    )
  return { m: 0, t: darkest('t', t), d: darkest('d', d) }
}
