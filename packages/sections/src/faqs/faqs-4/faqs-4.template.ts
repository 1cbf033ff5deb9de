import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, flag, pictures } from '../../kit/shared-options.ts'
import { faqOptions } from '../options.ts'
import { faqNeeds } from '../parts/asked.ts'
import { PictureAndList } from './faqs-4.tsx'

const schema = z.object({
  ...faqOptions,
  images: pictures(1),
  imageSide: choice(['left', 'right'], 'left'),
  numbered: flag(true),
})

export type Options = z.output<typeof schema>

export const faqs4 = defineTemplate('FAQs-4', { schema, View: PictureAndList, needs: faqNeeds })
