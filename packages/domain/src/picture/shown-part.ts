import type { Image } from '../entities/image.ts'
import type { Part } from './brightness.ts'

const ASSUMED_RATIO = 1.5
const named: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }
const shareOf = (word: string | undefined): number => {
  const share = word === undefined ? 0.5 : (named[word] ?? Number.parseFloat(word) / 100)
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5
}

/** Where a stored position cuts the picture from, as shares of what is left over. */
export function focalPoint(position: string): readonly [x: number, y: number] {
  const words = position.trim().split(/\s+/)
  const isTurned = /^(top|bottom)$/.test(words[0] ?? '') || /^(left|right)$/.test(words[1] ?? '')
  const [x, y] = isTurned ? words.toReversed() : words
  return [shareOf(isTurned && words.length === 1 ? undefined : x), shareOf(isTurned ? (y ?? words[0]) : y)]
}

type Shown = Pick<Image, 'width' | 'height' | 'position'>

/** Width by height; what is not known is taken for 3:2. */
export const pictureRatio = ({ width, height }: Pick<Shown, 'width' | 'height'>): number =>
  width && height ? width / height : ASSUMED_RATIO

/** The part of the picture under a part of a frame of this ratio which it covers. */
export function partUnder(picture: Shown, frameRatio: number, part: Part): Part {
  const [x, y] = focalPoint(picture.position)
  const ratio = pictureRatio(picture)
  const width = Math.min(1, frameRatio / ratio)
  const height = Math.min(1, ratio / frameRatio)
  const left = (1 - width) * x
  const top = (1 - height) * y
  return {
    left: left + part.left * width,
    top: top + part.top * height,
    right: left + part.right * width,
    bottom: top + part.bottom * height,
  }
}
