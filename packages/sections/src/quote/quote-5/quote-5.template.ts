import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { clampedInt, flag, slider } from '../../kit/shared-options.ts'
import { quoteOptions } from '../options.ts'
import { keptQuotes } from '../parts/quote-frame.tsx'
import { TurningPage } from './quote-5.tsx'

/** Words take longer than pictures. */
const INTERVAL = { default: 7000, min: 3000, max: 9000 }

const schema = z.object({
  ...quoteOptions,
  ...slider,
  autoplay: flag(false),
  interval: clampedInt(INTERVAL.min, INTERVAL.max, INTERVAL.default),
})

export type Options = z.output<typeof schema>

export const quote5 = defineTemplate('QUOTE-5', {
  schema,
  View: TurningPage,
  isLive: (options) => keptQuotes(options).length > 1,
  wakes: 'rested',
})
