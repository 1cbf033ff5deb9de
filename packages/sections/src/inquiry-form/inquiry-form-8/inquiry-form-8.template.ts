import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, formPictures, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { TwoPrints } from './inquiry-form-8.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: true, fieldLayout: 'stack' }),
  ...formAlignment('right'),
  ...formPictures,
})

export type Options = z.output<typeof schema>

export const inquiryForm8 = defineTemplate('INQUIRY-FORM-8', { schema, View: TwoPrints, ...formTemplate })
