import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { clampedInt } from '../../kit/shared-options.ts'
import { testimonialOptions } from '../options.ts'
import { hasSeveral, voiceNeeds } from '../parts/voices.ts'
import { RollCall } from './testimonial-5.tsx'

const LAST = 99

const schema = z.object({ ...testimonialOptions, startIndex: clampedInt(0, LAST, 0) })

export type Options = z.output<typeof schema>

export const testimonial5 = defineTemplate('TESTIMONIAL-5', {
  schema,
  View: RollCall,
  isLive: hasSeveral,
  needs: voiceNeeds,
  wakes: 'touched',
})
