import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { ContactBandForm } from './inquiry-form-6.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: true, fieldLayout: 'pairs' }),
  ...formAlignment('center'),
})

export type Options = z.output<typeof schema>

export const inquiryForm6 = defineTemplate('INQUIRY-FORM-6', {
  schema,
  View: ContactBandForm,
  ...formTemplate,
})
