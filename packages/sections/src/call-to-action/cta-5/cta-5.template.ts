import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { ctaOptions } from '../options.ts'
import { TitleLink } from './cta-5.tsx'

const schema = z.object({ ...ctaOptions })

export type Options = z.output<typeof schema>

export const cta5 = defineTemplate('CTA-5', { schema, View: TitleLink })
