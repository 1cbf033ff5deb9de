import * as z from 'zod/mini'
import { longTextSchema, shortTextSchema } from './wire.ts'

/** The owner's "what happens next", in order. */
export const howItWorksSchema = z.array(
  z.object({ title: shortTextSchema, description: z._default(longTextSchema, '') }),
)

export type HowItWorks = z.output<typeof howItWorksSchema>
