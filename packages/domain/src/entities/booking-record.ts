import * as z from 'zod/mini'
import { boundedList, boundedText, wholeNumber } from './shapes.ts'
import { ownPrefixes } from '../booking/steps.ts'
import { addonChoicesSchema } from './addon.ts'
import { slotSchema, slotStatusSchema } from './slot.ts'
import { slugSchema } from './slug-schema.ts'
import { idSchema, instantSchema } from './wire.ts'

export const BOOKING_RECORD_VERSION = 1

/** Bytes that the record may take; without answers that wait it stays far below. */
export const RECORD_ROOM = 64_000
/** Answers of one booking that wait, and contracts that are remembered as signed. */
export const ANSWERS_KEPT = 100
export const CONTRACTS_KEPT = 20
/** Bookings whose answers wait at the same time. */
export const ORDERS_KEPT = 5

/** What is typed is kept as it is, valid or not: forms judge it when it is sent. */
const keptText = /* #__PURE__ */ z.string().check(z.maxLength(RECORD_ROOM))
const keptCustomer = z.object({
  fullName: keptText,
  email: keptText,
  emailConfirm: z.optional(keptText),
  phone: keptText,
})
const keptAnswers = boundedList(
  z.object({ id: idSchema, contents: boundedList(keptText, ANSWERS_KEPT) }),
  ANSWERS_KEPT,
)

/** The one thing the browser keeps; a part that does not parse is dropped alone where the booking stands without it. */
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
  /** The one that was pressed last, until the server has answered. */
  unsentPackage: z.catch(z.nullable(idSchema), null),
  addons: addonChoicesSchema,
  /** Those that were pressed last, until the server has answered. */
  unsentAddons: z.catch(z.nullable(addonChoicesSchema), null),
  /** Dropped once the booking is BOOKED. */
  customer: z.catch(z.nullable(keptCustomer), null),
  signedContracts: z.catch(boundedList(idSchema, CONTRACTS_KEPT), []),
  /** What is typed at a contract before it is signed, by field; `orderId` names a booking that stands. */
  signing: z.catch(
    z.nullable(
      z.object({
        orderId: z.nullable(idSchema),
        contractId: idSchema,
        fields: z.record(z.string(), keptText),
      }),
    ),
    null,
  ),
  /** Answers of the questionnaire that the server does not have yet. */
  answers: z.catch(keptAnswers, []),
  /** The same of bookings that stand: theirs can be given until a day before the shoot. */
  orderAnswers: z.catch(boundedList(z.object({ orderId: idSchema, answers: keptAnswers }), ORDERS_KEPT), []),
  /** What is typed for the waitlist of a service before it is sent, by field. */
  waitlist: z.catch(
    z.nullable(
      z.object({
        serviceId: idSchema,
        fields: z.record(z.string(), z.union([keptText, boundedList(keptText, ANSWERS_KEPT)])),
      }),
    ),
    null,
  ),
  holdToken: z.nullable(boundedText(128)),
  /** The hold that was asked for last, kept before its answer; its turn rises with each wish. */
  asked: z.catch(z.nullable(z.object({ token: boundedText(128), turn: wholeNumber(0) })), null),
  orderId: z.nullable(idSchema),
  /** The inquiry whose order that is. */
  inquiryId: z.catch(z.nullable(idSchema), null),
  /** The link of the visitor's own that it was begun by: it goes on there alone. */
  link: z.catch(z.nullable(z.object({ prefix: z.enum(ownPrefixes), id: idSchema })), null),
  /** The step that was shown last; one that the service no longer has counts as none. */
  step: z.catch(z.nullable(boundedText(32)), null),
})

export type BookingRecord = z.output<typeof bookingRecordSchema>
