import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { faqOptions } from '../options.ts'
import { faqNeeds } from '../parts/asked.ts'
import { CentreAccordion } from './faqs-3.tsx'

const schema = z.object({ ...faqOptions, defaultOpen: choice(['none', 'first', 'all'], 'first') })

export type Options = z.output<typeof schema>

export const faqs3 = defineTemplate('FAQs-3', {
  schema,
  View: CentreAccordion,
  needs: faqNeeds,
  isLive: true,
  wakes: 'touched',
})
