import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { PlumbLine } from './image-text-1.tsx'

const schema = z.object({ ...picturedOptions, imageSide: choice(['left', 'right'], 'right') })

export type Options = z.output<typeof schema>

export const imageText1 = defineTemplate('IMAGE-TEXT-1', { schema, View: PlumbLine })
