import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { faqOptions } from '../options.ts'
import { faqNeeds } from '../parts/asked.ts'
import { Ledger } from './faqs-1.tsx'

const schema = z.object({ ...faqOptions, numbered: flag(false) })

export type Options = z.output<typeof schema>

export const faqs1 = defineTemplate('FAQs-1', { schema, View: Ledger, needs: faqNeeds })
