import * as z from 'zod/mini'
import { bookingAvailabilitySchema } from './booking-availability.ts'
import { howItWorksSchema } from './how-it-works.ts'
import { plainImageSchema } from './image.ts'
import { paymentOptionsSchema } from './payment.ts'
import { boundedList, wholeNumber } from './shapes.ts'
import { themeSchema, themeStylesSchema } from './theme.ts'
import { longTextSchema, shortTextSchema } from './wire.ts'

const ENTRIES_MAX = 100
const DAYS_MAX = 365

const isOn = z._default(z.boolean(), true)
const days = wholeNumber(0, DAYS_MAX)

/** What the studio is asked again and again. */
export const faqSchema = boundedList(
  z.object({ question: shortTextSchema, answer: longTextSchema }),
  ENTRIES_MAX,
)

export const photoshootApproachSchema = z.object({
  title: z._default(shortTextSchema, ''),
  text: z._default(longTextSchema, ''),
})

export const clientReviewsSchema = boundedList(
  z.object({
    testimonial: longTextSchema,
    name: z._default(shortTextSchema, ''),
    avatar: z._default(z.nullable(plainImageSchema), null),
  }),
  ENTRIES_MAX,
)

/** Signatures: how clients give theirs, and the studio's own under it, at once or when the owner gives it. */
export const countersignSchema = z.object({
  isAutomatic: z._default(z.boolean(), false),
  name: z._default(shortTextSchema, ''),
  /** Clients are asked to draw theirs; who can't may type it all the same. */
  asksDrawing: z._default(z.boolean(), false),
})

/** Which mails clients get besides signed copies, which always go out. */
export const clientEmailsSchema = z.object({
  confirmation: isOn,
  questionnaireReminder: isOn,
})

/** What the owner is told of. */
export const notificationsSchema = z.object({ newInquiry: isOn, newBooking: isOn, payment: isOn })

/** Days before and after a due date on which a client is reminded; `null` is never. */
export const paymentReminderSchema = z.object({
  daysBefore: z._default(z.nullable(days), 3),
  daysAfter: z._default(z.nullable(days), null),
})

/** The groups that have no other place in a studio's folder than its `settings`. */
export const studioGroupsSchema = z.strictObject({
  faq: z._default(faqSchema, []),
  photoshootApproach: z.prefault(photoshootApproachSchema, {}),
  clientReviews: z._default(clientReviewsSchema, []),
  clientEmails: z.prefault(clientEmailsSchema, {}),
  notifications: z.prefault(notificationsSchema, {}),
  paymentReminder: z.prefault(paymentReminderSchema, {}),
})

/** All that an owner sets, group by group. */
export const optionGroupsSchema = z.extend(studioGroupsSchema, {
  howItWorks: howItWorksSchema,
  logo: z.nullable(plainImageSchema),
  colorTheme: z.pick(themeSchema, { colorPalettes: true }),
  typographyTheme: themeStylesSchema,
  paymentSetup: paymentOptionsSchema,
  countersign: countersignSchema,
  bookingAvailability: bookingAvailabilitySchema,
})

/** The groups whose entries stand in for a section's own. */
export const shownGroupsSchema = z.pick(optionGroupsSchema, {
  faq: true,
  howItWorks: true,
  photoshootApproach: true,
  clientReviews: true,
})

export type ShownGroups = z.output<typeof shownGroupsSchema>
export type StudioGroups = z.output<typeof studioGroupsSchema>
export type OptionGroups = z.output<typeof optionGroupsSchema>
