import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { BesidePicture } from './quote-3.tsx'

const schema = z.object({ ...picturedOptions, imageSide: choice(['left', 'right'], 'left') })

export type Options = z.output<typeof schema>

export const quote3 = defineTemplate('QUOTE-3', { schema, View: BesidePicture })
