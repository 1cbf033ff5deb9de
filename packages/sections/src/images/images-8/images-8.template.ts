import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, groundPictures, heights } from '../../kit/shared-options.ts'
import { GALLERY_MAX, galleryOptions } from '../options.ts'
import { opensPictures } from '../parts/is-live.ts'
import { FullPlate } from './images-8.tsx'

const schema = z.object({
  ...galleryOptions,
  images: groundPictures(GALLERY_MAX),
  ...heights,
  textAlign: choice(['left', 'center'], 'center'),
})

export type Options = z.output<typeof schema>

export const images8 = defineTemplate('IMAGES-8', {
  schema,
  View: FullPlate,
  wakes: 'touched',
  isLive: opensPictures,
  bleedTop: true,
})
