import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { Diptych } from './image-text-4.tsx'

const schema = z.object({ ...picturedOptions, swap: flag(false) })

export type Options = z.output<typeof schema>

export const imageText4 = defineTemplate('IMAGE-TEXT-4', { schema, View: Diptych })
