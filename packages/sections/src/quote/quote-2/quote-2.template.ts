import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { quoteOptions } from '../options.ts'
import { MarginMark } from './quote-2.tsx'

const schema = z.object({ ...quoteOptions, size: choice(['l', 'xl'], 'xl') })

export type Options = z.output<typeof schema>

export const quote2 = defineTemplate('QUOTE-2', { schema, View: MarginMark })
