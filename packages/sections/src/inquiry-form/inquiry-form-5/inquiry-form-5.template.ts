import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { formAlignment, formPictures, inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { PanoramaAndCard } from './inquiry-form-5.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: false, fieldLayout: 'pairs' }),
  ...formAlignment('center'),
  ...formPictures,
})

export type Options = z.output<typeof schema>

export const inquiryForm5 = defineTemplate('INQUIRY-FORM-5', {
  schema,
  View: PanoramaAndCard,
  ...formTemplate,
})
