import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { imageSide, picturedOptions } from '../options.ts'
import { StaggeredPair } from './image-text-3.tsx'

const schema = z.object({ ...picturedOptions, imageSide: imageSide('right') })

export type Options = z.output<typeof schema>

export const imageText3 = defineTemplate('image-text-3', { schema, View: StaggeredPair })
