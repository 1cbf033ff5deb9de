import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { testimonialOptions, turning } from '../options.ts'
import { hasSeveral, voiceNeeds } from '../parts/voices.ts'
import { PortraitSpread } from './testimonial-3.tsx'

const schema = z.object({
  ...testimonialOptions,
  ...turning,
  imageSide: choice(['left', 'right'], 'left'),
})

export type Options = z.output<typeof schema>

export const testimonial3 = defineTemplate('TESTIMONIAL-3', {
  schema,
  View: PortraitSpread,
  isLive: hasSeveral,
  needs: voiceNeeds,
  wakes: 'rested',
})
