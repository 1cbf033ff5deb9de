import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { batch, columned, galleryOptions, spacing } from '../options.ts'
import { isPressable } from '../parts/is-live.ts'
import { ImageGrid } from './images-3.tsx'

const schema = z.object({
  ...galleryOptions,
  ...columned,
  ...spacing,
  ...batch,
  orientation: choice(['square', 'horizontal', 'vertical'], 'horizontal'),
})

export type Options = z.output<typeof schema>

export const images3 = defineTemplate('IMAGES-3', {
  schema,
  View: ImageGrid,
  wakes: 'touched',
  isLive: isPressable,
})
