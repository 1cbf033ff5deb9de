import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { numberChoice } from '../../kit/shared-options.ts'
import { faqOptions } from '../options.ts'
import { faqNeeds } from '../parts/asked.ts'
import { TwoUp } from './faqs-2.tsx'

const schema = z.object({ ...faqOptions, columns: numberChoice([2, 3], 2) })

export type Options = z.output<typeof schema>

export const faqs2 = defineTemplate('FAQs-2', { schema, View: TwoUp, needs: faqNeeds })
