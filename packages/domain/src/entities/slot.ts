import * as z from 'zod/mini'
import { idSchema, instantSchema, longTextSchema, minutesSchema, moneySchema } from './wire.ts'

export const slotStatuses = ['AVAILABLE', 'BOOKING', 'BOOKED'] as const
export type SlotStatus = (typeof slotStatuses)[number]
export const slotStatusSchema = z.enum(slotStatuses)

export const slotSchema = z.object({
  id: idSchema,
  startTime: instantSchema,
  endTime: instantSchema,
  /** Minutes. */
  duration: minutesSchema,
  status: slotStatusSchema,
  /** End of the hold while BOOKING; from then on the slot counts as AVAILABLE. */
  lockoutEnd: z._default(z.nullable(instantSchema), null),
  isDisabled: z._default(z.boolean(), false),
  isBreakTime: z._default(z.boolean(), false),
  isPremium: z._default(z.boolean(), false),
  premiumFee: z._default(z.nullable(moneySchema), null),
  premiumNote: z._default(longTextSchema, ''),
  /** The service's `updatedDate` when the slot was held. */
  serviceUpdatedDate: z._default(z.nullable(instantSchema), null),
})

export type Slot = z.output<typeof slotSchema>
