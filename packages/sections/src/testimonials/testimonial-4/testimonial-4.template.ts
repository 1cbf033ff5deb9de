import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { clampedInt } from '../../kit/shared-options.ts'
import { testimonialOptions } from '../options.ts'
import { voiceNeeds, voicesOf } from '../parts/voices.ts'
import { Wall } from './testimonial-4.tsx'

const INITIAL = { min: 0, max: 60, default: 9 }

const schema = z.object({
  ...testimonialOptions,
  initialCount: clampedInt(INITIAL.min, INITIAL.max, INITIAL.default),
})

export type Options = z.output<typeof schema>

export const testimonial4 = defineTemplate('TESTIMONIAL-4', {
  schema,
  View: Wall,
  isLive: (options, facts) =>
    options.initialCount > 0 && voicesOf(options, facts).length > options.initialCount,
  needs: voiceNeeds,
  wakes: 'touched',
})
