import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { batch, columned, galleryOptions, spacing } from '../options.ts'
import { hasUnknownSize, isPressable, wakesShaped } from '../parts/is-live.ts'
import { MasonryGallery } from './images-1.tsx'

const schema = z.object({ ...galleryOptions, ...columned, ...spacing, ...batch })

export type Options = z.output<typeof schema>

export const images1 = defineTemplate('IMAGES-1', {
  schema,
  View: MasonryGallery,
  wakes: (options) => wakesShaped(options, 'touched'),
  isLive: (options) => isPressable(options) || hasUnknownSize(options),
})
