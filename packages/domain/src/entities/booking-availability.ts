import * as z from 'zod/mini'
import { DAY, HOUR, MINUTE } from '../time/spans.ts'
import { wholeNumber } from './shapes.ts'
import { minutesSchema } from './wire.ts'

/** In minutes. */
const YEAR = (365 * DAY) / MINUTE

/** The owner's rules of when visitors may book, and of what the flow asks of them. */
export const bookingAvailabilitySchema = z.object({
  /** Minutes between now and the first slot on offer. */
  minimumNotice: z._default(wholeNumber(0, YEAR), 120),
  maxHoldExtensions: z._default(wholeNumber(0, 10), 10),
  /** Hours before the shoot at which clients lose the right to move it. */
  rescheduleNotice: z._default(wholeNumber(0, (YEAR * MINUTE) / HOUR), 48),
  /** Step between the free starts of a full session. */
  startIncrement: z._default(minutesSchema, 30),
  /** The form of who books asks for the e-mail a second time. */
  asksEmailTwice: z._default(z.boolean(), false),
  /** More than eight questions may be finished after booking by who holds a time. */
  mayAnswerLater: z._default(z.boolean(), false),
})

export type BookingAvailability = z.output<typeof bookingAvailabilitySchema>
