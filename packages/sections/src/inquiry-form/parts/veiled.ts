import type { Image } from '@bellows/domain'

/** Pictures under the section's own darkness; a picture that is stored darker stays so. */
export const veiled = (images: readonly Image[], overlay: number): Image[] =>
  images.map((image) => ({ ...image, overlay: Math.max(image.overlay, overlay) }))
