import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { button, heading } from '../../kit/shared-options.ts'
import { footerOptions } from '../options.ts'
import { FooterLastWord } from './main-footer-3.tsx'

const schema = z.object({ ...footerOptions('dark_3'), ...heading, ...button })

export type Options = z.output<typeof schema>

export const mainFooter3 = defineTemplate('MAIN-FOOTER-3', {
  schema,
  View: FooterLastWord,
  isLive: true,
  wakes: 'touched',
})
