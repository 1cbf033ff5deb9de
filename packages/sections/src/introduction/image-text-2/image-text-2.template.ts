import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { Panorama } from './image-text-2.tsx'

const schema = z.object({ ...picturedOptions, bleed: flag(false) })

export type Options = z.output<typeof schema>

export const imageText2 = defineTemplate('IMAGE-TEXT-2', { schema, View: Panorama })
