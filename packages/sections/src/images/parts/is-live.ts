import type { Image } from '@bellows/domain'
import type { Wakes } from '../../kit/define-template.tsx'

type Pictures = Readonly<{ images: readonly Image[]; lightbox: boolean }>
type Batched = Pictures & Readonly<{ initialCount: number }>

/** Whether a press on a picture does something. */
export const opensPictures = ({ images, lightbox }: Pictures): boolean => lightbox && images.length > 0

/** Whether a slider has something to do: to move, or to open its only picture. */
export const isLiveSlider = ({ images, lightbox }: Pictures): boolean => images.length !== 1 || lightbox

/** Whether there is anything to press: a picture, or "Show more". */
export const isPressable = (options: Batched): boolean =>
  opensPictures(options) || (options.initialCount > 0 && options.images.length > options.initialCount)

/** Whether the layout waits for a picture to learn its shape. */
export const hasUnknownSize = ({ images }: Pick<Pictures, 'images'>): boolean =>
  images.some(({ width, height }) => !width || !height)

/** What waits for a picture to learn its shape does so out of sight, before it could move from under a pointer. */
export const wakesShaped = (pictures: Pick<Pictures, 'images'>, otherwise: Wakes): Wakes =>
  hasUnknownSize(pictures) ? 'near' : otherwise
