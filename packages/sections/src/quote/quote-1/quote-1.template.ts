import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { quoteOptions } from '../options.ts'
import { Axis } from './quote-1.tsx'

const schema = z.object({ ...quoteOptions })

export type Options = z.output<typeof schema>

export const quote1 = defineTemplate('QUOTE-1', { schema, View: Axis })
