import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { ctaOptions } from '../options.ts'
import { RuledLine } from './cta-2.tsx'

const schema = z.object({ ...ctaOptions, rules: flag(true) })

export type Options = z.output<typeof schema>

export const cta2 = defineTemplate('CTA-2', { schema, View: RuledLine })
