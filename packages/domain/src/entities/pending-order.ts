import * as z from 'zod/mini'
import { steps } from '../booking/steps.ts'
import { customerSchema } from './customer.ts'
import { orderSchema } from './order.ts'
import { holdTokenSchema, idSchema, instantSchema } from './wire.ts'

export const pendingStates = ['open', 'booked', 'closed'] as const

/** An order that the owner prepared, as its link shows it. */
export const pendingOrderSchema = z.object({
  /** `booked` leads to Finish; `closed` was withdrawn, or its time is over. */
  state: z.enum(pendingStates),
  order: orderSchema,
  /** The slot that is kept for it; `null`: a time is chosen as for any booking. */
  slotId: z.nullable(idSchema),
  /** The time that the owner thought of. */
  startTime: z.nullable(instantSchema),
  /** To be presented when the kept slot is held. */
  holdToken: z.nullable(holdTokenSchema),
  /** Steps that need not be asked again. */
  settled: z.array(z.enum(steps)),
  /** Who books, to be completed; `null` where that is settled. */
  customer: z._default(z.nullable(customerSchema), null),
})

export type PendingOrder = z.output<typeof pendingOrderSchema>
