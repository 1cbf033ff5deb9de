import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { inquiryFormOptions } from '../options.ts'
import { SideNotes } from './inquiry-form-2.tsx'

const schema = z.object(
  inquiryFormOptions({ formAlignment: 'right', showContactInfo: true, fieldLayout: 'pairs' }),
)

export type Options = z.output<typeof schema>

export const inquiryForm2 = defineTemplate('INQUIRY-FORM-2', {
  schema,
  View: SideNotes,
  isLive: true,
  wakes: 'touched',
  needs: () => ({ inquiry: true }),
})
