import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, formPictures, inquiryFormOptions, overlay } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { OnAPicture } from './inquiry-form-9.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: false, fieldLayout: 'stack' }),
  ...formAlignment('left'),
  ...formPictures,
  ...overlay(40),
})

export type Options = z.output<typeof schema>

export const inquiryForm9 = defineTemplate('INQUIRY-FORM-9', { schema, View: OnAPicture, ...formTemplate })
