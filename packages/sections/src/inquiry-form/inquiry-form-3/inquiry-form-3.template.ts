import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, formPictures, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { PortraitLeft } from './inquiry-form-3.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: false, fieldLayout: 'stack' }),
  ...formAlignment('right'),
  ...formPictures,
})

export type Options = z.output<typeof schema>

export const inquiryForm3 = defineTemplate('INQUIRY-FORM-3', { schema, View: PortraitLeft, ...formTemplate })
