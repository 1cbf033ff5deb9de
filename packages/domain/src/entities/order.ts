import * as z from 'zod/mini'
import { guestSchema } from './guest.ts'
import { answerSchema } from './inquiry-submission.ts'
import { inquiryTemplateSchema } from './inquiry-question.ts'
import { howItWorksSchema } from './how-it-works.ts'
import { plainImageSchema } from './image.ts'
import { invoiceSchema } from './invoice.ts'
import { quoteSchema } from './quote.ts'
import { serviceTypes } from './service.ts'
import { slotSchema } from './slot.ts'
import { slugSchema } from './slug-schema.ts'
import { idSchema, instantSchema, minutesSchema, moneySchema, shortTextSchema } from './wire.ts'

export const orderStatuses = ['WAITLIST', 'INQUIRY', 'MEETING', 'BOOKED', 'SHOOTED', 'CANCELLED'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderStatusSchema = z.enum(orderStatuses)

export const orderServiceSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: shortTextSchema,
  image: z._default(z.nullable(plainImageSchema), null),
  type: z.enum(serviceTypes),
  isMiniSession: z.boolean(),
  location: z._default(shortTextSchema, ''),
  updatedDate: instantSchema,
  isAfterBookingQuestionnaire: z._default(z.boolean(), false),
  isBookingWithoutTime: z._default(z.boolean(), false),
})

export const shootSchema = z.object({
  id: idSchema,
  name: z._default(shortTextSchema, ''),
  /** `null` until its date is chosen. */
  shootTime: z.nullable(instantSchema),
  duration: minutesSchema,
  location: z._default(shortTextSchema, ''),
})

export const signContractSchema = z.object({
  id: idSchema,
  name: shortTextSchema,
  signedDate: z._default(z.nullable(instantSchema), null),
  countersignedDate: z._default(z.nullable(instantSchema), null),
})

export const orderQuestionnaireSchema = z.extend(inquiryTemplateSchema, {
  answers: z.array(answerSchema),
  /** From then on answers are read only; `null` without a shoot date. */
  editableUntil: z.nullable(instantSchema),
})

/** What Checkout and Finish show; personal fields only as far as the page prints them. */
export const orderSchema = z.object({
  id: idSchema,
  /** Short and readable, e.g. `7QK-2M4`. */
  reference: shortTextSchema,
  /** `null` between creation and confirmation. */
  status: z.nullable(orderStatusSchema),
  isPaidWithoutSlot: z._default(z.boolean(), false),
  customer: guestSchema,
  service: orderServiceSchema,
  serviceSlug: slugSchema,
  package: z.nullable(z.object({ id: idSchema, name: shortTextSchema, shootDuration: minutesSchema })),
  addons: z.array(z.object({ id: idSchema, name: shortTextSchema, quantity: z.int() })),
  slot: z.nullable(slotSchema),
  /** By the owner, and not booked yet: with the start that is thought of. */
  prepared: z._default(z.nullable(z.object({ startTime: z.nullable(instantSchema) })), null),
  shoots: z.array(shootSchema),
  quote: quoteSchema,
  invoices: z.array(invoiceSchema),
  /** Sum of the open invoices that are due today or overdue. */
  dueNow: moneySchema,
  /** Sums of the invoices that are paid and of those that are open. */
  paid: moneySchema,
  left: moneySchema,
  signContracts: z.array(signContractSchema),
  questionnaire: z.nullable(orderQuestionnaireSchema),
  howItWorks: howItWorksSchema,
  /** Rises when package, price or date change. */
  termsVersion: z._default(z.int(), 1),
  isReschedulable: z._default(z.boolean(), false),
  serverNow: instantSchema,
})

export type OrderService = z.output<typeof orderServiceSchema>
export type Shoot = z.output<typeof shootSchema>
export type SignContract = z.output<typeof signContractSchema>
export type OrderQuestionnaire = z.output<typeof orderQuestionnaireSchema>
export type Order = z.output<typeof orderSchema>
