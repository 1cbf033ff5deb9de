import * as z from 'zod/mini'
import { boundedList, boundedText, wholeNumber } from './shapes.ts'
import { addonChoiceSchema } from './addon.ts'
import { customerSchema } from './customer.ts'
import { answerSchema } from './inquiry-submission.ts'
import { slotSchema, slotStatusSchema } from './slot.ts'
import { slugSchema } from './slug-schema.ts'
import { idSchema, instantSchema } from './wire.ts'

export const BOOKING_RECORD_VERSION = 1

const ANSWERS_MAX = 100
/** Bookings whose answers wait at the same time. */
export const ORDERS_KEPT = 5

/** The one thing the browser keeps; a record that does not parse is dropped. */
export const bookingRecordSchema = z.object({
  version: z.literal(BOOKING_RECORD_VERSION),
  businessId: idSchema,
  serviceId: idSchema,
  serviceSlug: slugSchema,
  slot: z.nullable(slotSchema),
  status: z.nullable(slotStatusSchema),
  /** End of the hold after the last extension; `null` when none was asked for. */
  addedTime: z.nullable(instantSchema),
  selectedPackage: z.nullable(idSchema),
  addons: z.array(addonChoiceSchema),
  /** Dropped once the booking is BOOKED. */
  customer: z.nullable(customerSchema),
  signedContracts: z.array(idSchema),
  /** Answers of the questionnaire that the server does not have yet. */
  answers: z._default(boundedList(answerSchema, ANSWERS_MAX), []),
  /** The same of bookings that stand: theirs can be given until a day before the shoot. */
  orderAnswers: z._default(
    boundedList(
      z.object({ orderId: idSchema, answers: boundedList(answerSchema, ANSWERS_MAX) }),
      ORDERS_KEPT,
    ),
    [],
  ),
  holdToken: z.nullable(boundedText(128)),
  /** The hold that was asked for last, kept before its answer; its turn rises with each wish. */
  asked: z._default(z.nullable(z.object({ token: boundedText(128), turn: wholeNumber(0) })), null),
  orderId: z.nullable(idSchema),
  /** The step that was shown last; one that the service no longer has counts as none. */
  step: z._default(z.nullable(boundedText(32)), null),
})

export type BookingRecord = z.output<typeof bookingRecordSchema>
