import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { numberChoice } from '../../kit/shared-options.ts'
import { testimonialOptions } from '../options.ts'
import { voiceNeeds } from '../parts/voices.ts'
import { ThreeCards } from './testimonial-2.tsx'

const schema = z.object({ ...testimonialOptions, columns: numberChoice([2, 3], 3) })

export type Options = z.output<typeof schema>

export const testimonial2 = defineTemplate('TESTIMONIAL-2', { schema, View: ThreeCards, needs: voiceNeeds })
