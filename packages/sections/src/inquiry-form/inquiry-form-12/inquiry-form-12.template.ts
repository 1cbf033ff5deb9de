import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formPictures, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { ThreeStrips } from './inquiry-form-12.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: true, fieldLayout: 'stack' }),
  ...formPictures,
})

export type Options = z.output<typeof schema>

export const inquiryForm12 = defineTemplate('INQUIRY-FORM-12', { schema, View: ThreeStrips, ...formTemplate })
