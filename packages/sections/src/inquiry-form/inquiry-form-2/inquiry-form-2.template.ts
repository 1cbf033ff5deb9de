import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { SideNotes } from './inquiry-form-2.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: true, fieldLayout: 'pairs' }),
  ...formAlignment('right'),
})

export type Options = z.output<typeof schema>

export const inquiryForm2 = defineTemplate('INQUIRY-FORM-2', { schema, View: SideNotes, ...formTemplate })
