import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { batch, galleryOptions, spacing } from '../options.ts'
import { JustifiedGallery } from './images-2.tsx'

const schema = z.object({
  ...galleryOptions,
  ...spacing,
  ...batch,
  rowHeight: choice(['small', 'medium', 'large'], 'medium'),
})

export type Options = z.output<typeof schema>

/** Live with any picture: the rows are broken anew where the window makes them too low or too high. */
export const images2 = defineTemplate('IMAGES-2', {
  schema,
  View: JustifiedGallery,
  isLive: ({ images }) => images.length > 0,
})
