import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, pictures } from '../../kit/shared-options.ts'
import { factOptions, numbered } from '../options.ts'
import { factNeeds } from '../parts/told.ts'
import { PictureAndColumn } from './facts-3.tsx'

const schema = z.object({
  ...factOptions,
  ...numbered(true),
  images: pictures(1),
  imageSide: choice(['left', 'right'], 'left'),
})

export type Options = z.output<typeof schema>

export const facts3 = defineTemplate('FACTS-3', { schema, View: PictureAndColumn, needs: factNeeds })
