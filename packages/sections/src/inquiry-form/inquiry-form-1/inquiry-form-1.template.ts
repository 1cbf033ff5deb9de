import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { SingleSheet } from './inquiry-form-1.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: false, fieldLayout: 'stack' }),
  ...formAlignment('center'),
})

export type Options = z.output<typeof schema>

export const inquiryForm1 = defineTemplate('INQUIRY-FORM-1', { schema, View: SingleSheet, ...formTemplate })
