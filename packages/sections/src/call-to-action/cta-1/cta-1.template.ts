import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { accented, ctaOptions } from '../options.ts'
import { Band } from './cta-1.tsx'

const schema = z.object({ ...ctaOptions, ...accented })

export type Options = z.output<typeof schema>

export const cta1 = defineTemplate('CTA-1', { schema, View: Band })
