import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag, sliderOf } from '../../kit/shared-options.ts'
import { quoteOptions } from '../options.ts'
import { keptQuotes } from '../parts/quote-frame.tsx'
import { TurningPage } from './quote-5.tsx'

/** Words take longer than pictures. */
const INTERVAL = 7000

const schema = z.object({
  ...quoteOptions,
  ...sliderOf(INTERVAL),
  autoplay: flag(false),
})

export type Options = z.output<typeof schema>

export const quote5 = defineTemplate('QUOTE-5', {
  schema,
  View: TurningPage,
  isLive: (options) => keptQuotes(options).length > 1,
  wakes: 'rested',
})
