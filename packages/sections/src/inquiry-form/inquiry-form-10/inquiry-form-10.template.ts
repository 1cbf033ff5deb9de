import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, formPictures, inquiryFormOptions, overlay } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { PanelOnAPicture } from './inquiry-form-10.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: false, fieldLayout: 'stack' }),
  ...formAlignment('right'),
  ...formPictures,
  ...overlay(0),
})

export type Options = z.output<typeof schema>

export const inquiryForm10 = defineTemplate('INQUIRY-FORM-10', {
  schema,
  View: PanelOnAPicture,
  ...formTemplate,
})
