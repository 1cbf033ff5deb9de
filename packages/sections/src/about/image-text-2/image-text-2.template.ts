import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { imageSide, picturedOptions } from '../options.ts'
import { OverlapCard } from './image-text-2.tsx'

const schema = z.object({
  ...picturedOptions,
  imageSide: imageSide('left'),
  cardSurface: choice(['secondary', 'primary'], 'secondary'),
})

export type Options = z.output<typeof schema>

export const imageText2 = defineTemplate('image-text-2', { schema, View: OverlapCard })
