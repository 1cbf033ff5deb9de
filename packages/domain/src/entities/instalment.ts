import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { milestoneSchema } from './payment.ts'
import { daySchema, moneySchema } from './wire.ts'

export const instalmentSchema = z.object({
  milestone: milestoneSchema,
  /** In the studio's zone; `null` until the shoot date is known. */
  dueDate: z.nullable(daySchema),
  /** Days before or after the shoot date; says the rule in words while there is no date. */
  days: z._default(wholeNumber(0), 0),
  fee: moneySchema,
  isRetainer: z.boolean(),
})

export type Instalment = z.output<typeof instalmentSchema>
