import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, flag, pictures } from '../../kit/shared-options.ts'
import { faqOptions } from '../options.ts'
import { faqNeeds } from '../parts/asked.ts'
import { SplitAccordion } from './faqs-5.tsx'

const schema = z.object({
  ...faqOptions,
  images: pictures(1),
  numbered: flag(true),
  defaultOpen: choice(['none', 'first'], 'first'),
})

export type Options = z.output<typeof schema>

export const faqs5 = defineTemplate('FAQs-5', {
  schema,
  View: SplitAccordion,
  needs: faqNeeds,
  isLive: true,
  wakes: 'touched',
})
