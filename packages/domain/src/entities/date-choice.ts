import * as z from 'zod/mini'
import { orderSchema } from './order.ts'
import { quoteSchema } from './quote.ts'
import { daySchema, idSchema, instantSchema, moneySchema } from './wire.ts'

/** What moving to a time would change; nothing is done yet. */
export const dateMoveSchema = z.object({
  startTime: instantSchema,
  endTime: instantSchema,
  quote: quoteSchema,
  /** To be paid on top, as a payment of its own; never negative. */
  extra: moneySchema,
  /** The time costs less than the one so far; what is paid is not paid back by itself. */
  isCheaper: z.boolean(),
  /** By how much less is left to be paid; never negative. */
  less: moneySchema,
  /** The open payments that get another day. */
  dueDates: z.array(z.object({ id: idSchema, dueDate: z.nullable(daySchema) })),
  /** A contract was signed for the date so far. */
  isSignedAgain: z.boolean(),
})

export const dateChoiceSchema = z.object({
  order: orderSchema,
  /** Why no date can be chosen here; `null` when one can. `noTimes`: the studio offers none, it agrees on them. */
  closedBecause: z.nullable(z.enum(['notBooked', 'noTimes', 'tooLate'])),
  /** What the shoot's time so far costs on top; `null` where no time costs more. */
  feeSoFar: z._default(z.nullable(moneySchema), null),
  /** Of the time that was asked about. */
  move: z.nullable(dateMoveSchema),
})

export type DateMove = z.output<typeof dateMoveSchema>
export type DateChoice = z.output<typeof dateChoiceSchema>
