import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, formPictures, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { BleedRight } from './inquiry-form-4.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: false, fieldLayout: 'stack' }),
  ...formAlignment('left'),
  ...formPictures,
})

export type Options = z.output<typeof schema>

export const inquiryForm4 = defineTemplate('INQUIRY-FORM-4', { schema, View: BleedRight, ...formTemplate })
