import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, formPictures, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { CaptionCard } from './inquiry-form-11.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: true, fieldLayout: 'stack' }),
  ...formAlignment('right'),
  ...formPictures,
})

export type Options = z.output<typeof schema>

export const inquiryForm11 = defineTemplate('INQUIRY-FORM-11', { schema, View: CaptionCard, ...formTemplate })
