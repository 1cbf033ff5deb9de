import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, heights } from '../../kit/shared-options.ts'
import { galleryOptions } from '../options.ts'
import { hasUnknownSize, opensPictures, wakesShaped } from '../parts/is-live.ts'
import { MountedPrint } from './images-9.tsx'

const schema = z.object({
  ...galleryOptions,
  matWidth: choice(['none', 'thin', 'wide'], 'wide'),
  heightMode: choice(['fit', 'fixed'], 'fit'),
  height: heights.height,
})

export type Options = z.output<typeof schema>

export const images9 = defineTemplate('IMAGES-9', {
  schema,
  View: MountedPrint,
  wakes: ({ images }) => wakesShaped({ images: images.slice(0, 1) }, 'touched'),
  isLive: ({ images, lightbox }) =>
    opensPictures({ images, lightbox }) || hasUnknownSize({ images: images.slice(0, 1) }),
})
