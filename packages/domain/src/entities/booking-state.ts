import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { addonChoiceSchema } from './addon.ts'
import { quoteSchema } from './quote.ts'
import { slotSchema } from './slot.ts'
import { slugSchema } from './slug-schema.ts'
import { idSchema, instantSchema } from './wire.ts'

/** What the server says of a booking in progress; the browser adds nothing up itself. */
export const bookingStateSchema = z.object({
  /** `null` for a booking without time. */
  slot: z.nullable(slotSchema),
  serviceId: idSchema,
  serviceSlug: slugSchema,
  serviceUpdatedDate: instantSchema,
  /** Of a hold without time: the service's `updatedDate` when it was priced; a slot knows its own. */
  untimedUpdatedDate: z.optional(instantSchema),
  packageId: z.nullable(idSchema),
  addons: z.array(addonChoiceSchema),
  lockoutEnd: z.nullable(instantSchema),
  extensionsLeft: wholeNumber(0),
  /** `null` until a package is chosen. */
  quote: z.nullable(quoteSchema),
  serverNow: instantSchema,
})

export type BookingState = z.output<typeof bookingStateSchema>
