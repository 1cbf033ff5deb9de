import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { batch, columned, galleryOptions, spacing } from '../options.ts'
import { MasonryGallery } from './images-1.tsx'

const schema = z.object({ ...galleryOptions, ...columned, ...spacing, ...batch })

export type Options = z.output<typeof schema>

const hasUnknownSize = ({ images }: Options) => images.some(({ width, height }) => !width || !height)
const hasMore = ({ images, initialCount }: Options) => initialCount > 0 && images.length > initialCount

export const images1 = defineTemplate('IMAGES-1', {
  schema,
  View: MasonryGallery,
  wakes: 'touched',
  isLive: (options) =>
    options.images.length > 0 && (options.lightbox || hasMore(options) || hasUnknownSize(options)),
})
