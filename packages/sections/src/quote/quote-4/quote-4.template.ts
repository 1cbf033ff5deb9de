import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { aligns, choice, clampedInt, groundPictures } from '../../kit/shared-options.ts'
import { quoteOptions } from '../options.ts'
import { OnPicture } from './quote-4.tsx'

const schema = z.object({
  ...quoteOptions,
  images: groundPictures(1),
  /** `auto` is the right, or the side away from the picture's subject. */
  align: choice(['auto', ...aligns], 'auto'),
  minHeight: clampedInt(320, 1000, 640),
})

export type Options = z.output<typeof schema>

export const quote4 = defineTemplate('QUOTE-4', { schema, View: OnPicture })
