import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { quoteOptions } from '../options.ts'
import { ThreeColumns } from './quote-6.tsx'

const schema = z.object({ ...quoteOptions })

export type Options = z.output<typeof schema>

export const quote6 = defineTemplate('QUOTE-6', { schema, View: ThreeColumns })
