import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { footerOptions } from '../options.ts'
import { FooterColumns } from './main-footer-1.tsx'

const schema = z.object(footerOptions('dark_3'))

export type Options = z.output<typeof schema>

export const mainFooter1 = defineTemplate('MAIN-FOOTER-1', {
  schema,
  View: FooterColumns,
  isLive: true,
  wakes: 'touched',
})
