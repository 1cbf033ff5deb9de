import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { slotSchema } from './slot.ts'
import { idSchema, instantSchema, minutesSchema, shortTextSchema } from './wire.ts'

export const serviceDateSchema = z.object({
  id: idSchema,
  serviceId: idSchema,
  startTime: instantSchema,
  /** Minutes from the first start to the last end. */
  duration: minutesSchema,
  location: z._default(shortTextSchema, ''),
  slots: z.array(slotSchema),
  numberOfSlotsAvailable: wholeNumber(0),
})

export type ServiceDate = z.output<typeof serviceDateSchema>
