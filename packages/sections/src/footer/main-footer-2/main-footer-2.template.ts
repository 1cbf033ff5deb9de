import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { footerOptions } from '../options.ts'
import { FooterSignature } from './main-footer-2.tsx'

const schema = z.object(footerOptions('light_2'))

export type Options = z.output<typeof schema>

export const mainFooter2 = defineTemplate('MAIN-FOOTER-2', { schema, View: FooterSignature })
