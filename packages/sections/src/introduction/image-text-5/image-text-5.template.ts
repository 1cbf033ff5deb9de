import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag, numberChoice } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { ContactSheet } from './image-text-5.tsx'

const schema = z.object({
  ...picturedOptions,
  count: numberChoice([3, 6, 9], 6),
  showFolio: flag(true),
  lightbox: flag(true),
})

export type Options = z.output<typeof schema>

export const imageText5 = defineTemplate('IMAGE-TEXT-5', {
  schema,
  View: ContactSheet,
  wakes: 'touched',
  isLive: ({ lightbox, images }) => lightbox && images.length > 0,
})
