import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { CentreColumn } from './image-text-5.tsx'

const schema = z.object({ ...picturedOptions, swapText: flag(false) })

export type Options = z.output<typeof schema>

export const imageText5 = defineTemplate('image-text-5', { schema, View: CentreColumn })
