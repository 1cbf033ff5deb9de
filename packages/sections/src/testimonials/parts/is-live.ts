import type { TestimonialOptions } from '../options.ts'
import { voicesOf } from './voices.ts'

/** Whether there are several to turn to. */
export const hasSeveral = (options: Pick<TestimonialOptions, 'items'>): boolean =>
  voicesOf(options).length > 1
