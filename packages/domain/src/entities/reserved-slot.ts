import * as z from 'zod/mini'
import { guestSchema } from './guest.ts'
import { slotSchema } from './slot.ts'
import { slugSchema } from './slug-schema.ts'
import { idSchema, instantSchema } from './wire.ts'

/** So many days can be named by who waits. */
export const PREFERRED_DAYS_MAX = 50

export const reservedStates = ['kept', 'booked', 'ended'] as const

/** A slot as whoever has its reserved link sees it. */
export const reservedSlotSchema = z.object({
  /** `kept` for or held by the caller, `booked` by the caller, or `ended`: it is another's or everyone's. */
  state: z.enum(reservedStates),
  slot: slotSchema,
  serviceId: idSchema,
  serviceSlug: slugSchema,
  /** End of the offer, or else of the hold; of a kept slot only. */
  until: z.nullable(instantSchema),
  /** The guest of the waitlist that it is kept for. */
  customer: z.nullable(guestSchema),
  /** What the caller booked it with. */
  orderId: z.nullable(idSchema),
  serverNow: instantSchema,
})

export type ReservedSlot = z.output<typeof reservedSlotSchema>
