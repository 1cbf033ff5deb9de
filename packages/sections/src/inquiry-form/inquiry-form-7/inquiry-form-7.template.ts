import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { inquiryFormOptions } from '../options.ts'
import { formTemplate } from '../parts/form-template.ts'
import { Ledger } from './inquiry-form-7.tsx'

const schema = z.object({
  ...inquiryFormOptions({ showContactInfo: true, fieldLayout: 'stack' }),
  fieldLayout: choice(['ledger', 'stack', 'pairs'], 'ledger'),
})

export type Options = z.output<typeof schema>

export const inquiryForm7 = defineTemplate('INQUIRY-FORM-7', { schema, View: Ledger, ...formTemplate })
