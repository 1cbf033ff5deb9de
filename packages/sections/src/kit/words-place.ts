import { lightestWithin, partUnder, type Image, type Part } from '@bellows/domain'
import { breakpoints } from '@bellows/tokens'
import { scrimStrength, type ScrimText } from '@bellows/ui'

/** Where words can stand on a picture: shares of its width, and pixels of its height from an edge or the middle. */
export type WordsPlace = Readonly<{
  /** What stands there: titles need less than other words. */
  text: ScrimText
  left: number
  right: number
  height: number
  /**
   * Pixels between the words and the foot or the head; or the share of the height that they stand at, and how far they
   * go below it.
   */
  from: { foot: number } | { head: number } | { middle: number; below: number }
}>

/** Windows of a band, from the narrowest to the widest that are common. */
const widths = {
  t: [breakpoints.t, breakpoints.d - 1],
  d: [breakpoints.d, breakpoints.xl, 1920, 2560],
} as const
export type PlacedBand = keyof typeof widths

function footOf({ height, from }: WordsPlace, stage: number): number {
  if ('foot' in from) return stage - from.foot
  return 'head' in from ? from.head + height : stage * from.middle + from.below
}

function partOf(place: WordsPlace, stage: number): Part {
  const whole = Math.max(stage, place.height)
  const foot = footOf(place, whole)
  const { left, right, height } = place
  return {
    left,
    right,
    top: Math.max(0, foot - height) / whole,
    bottom: Math.min(1, foot / whole),
  }
}

type PlacedWords = Readonly<{
  band: PlacedBand
  place: WordsPlace
  /** Heights that the picture can have in a window of this width; words make it taller. */
  heightsAt: (width: number) => readonly number[]
}>

/** Where cells say what is seen: not on the paper beside a picture that does not fill its frame. */
const mapOf = ({ brightness, objectFit }: Image) => (objectFit === 'contain' ? undefined : brightness)

/** The least darkness that makes words at a place readable on a picture, whatever the window; none counts as white. */
export function darknessUnder(image: Image | undefined, { band, place, heightsAt }: PlacedWords): number {
  if (!image) return scrimStrength(0, place.text)
  const spots = widths[band].flatMap((width) =>
    // As high as asked, and as words of the most height make it: the higher, the less of its sides is seen.
    heightsAt(width)
      .flatMap((height) => [height, Math.max(height, place.height)])
      .map((stage) => lightestWithin(mapOf(image), partUnder(image, width / stage, partOf(place, stage)))),
  )
  return scrimStrength(image.overlay, place.text, Math.max(...spots))
}
