import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { clampedInt, groundPictures } from '../../kit/shared-options.ts'
import { ctaOptions, PICTURES_MAX } from '../options.ts'
import { OnPicture } from './cta-3.tsx'

const schema = z.object({
  ...ctaOptions,
  images: groundPictures(PICTURES_MAX),
  minHeight: clampedInt(320, 1000, 560),
})

export type Options = z.output<typeof schema>

export const cta3 = defineTemplate('CTA-3', { schema, View: OnPicture })
