import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { testimonialOptions, turning } from '../options.ts'
import { hasSeveral, voiceNeeds } from '../parts/voices.ts'
import { CentreStage } from './testimonial-1.tsx'

const schema = z.object({ ...testimonialOptions, ...turning })

export type Options = z.output<typeof schema>

export const testimonial1 = defineTemplate('TESTIMONIAL-1', {
  schema,
  View: CentreStage,
  isLive: hasSeveral,
  needs: voiceNeeds,
  wakes: 'rested',
})
