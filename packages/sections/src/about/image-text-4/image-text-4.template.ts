import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { imageSide, picturedOptions } from '../options.ts'
import { HalfBleed } from './image-text-4.tsx'

const schema = z.object({ ...picturedOptions, imageSide: imageSide('left') })

export type Options = z.output<typeof schema>

export const imageText4 = defineTemplate('image-text-4', { schema, View: HalfBleed })
