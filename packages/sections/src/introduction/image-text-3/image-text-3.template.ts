import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { shapes } from './shapes.ts'
import { Sandwich } from './image-text-3.tsx'

const schema = z.object({ ...picturedOptions, ratio: choice(shapes, '16:9') })

export type Options = z.output<typeof schema>

export const imageText3 = defineTemplate('IMAGE-TEXT-3', { schema, View: Sandwich })
