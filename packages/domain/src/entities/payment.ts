import * as z from 'zod/mini'
import { boundedText, wholeNumber } from './shapes.ts'
import { currencySchema, longTextSchema, moneySchema, percentSchema } from './wire.ts'

export const paymentProviders = ['STRIPE', 'PAYPAL', 'SQUARE'] as const
export const paymentMethods = ['OUTSIDE', 'STRIPE', 'PAYPAL', 'SQUARE'] as const
export const feeCollections = ['COLLECT_FEES_ONLINE', 'COLLECT_FEES_OFFLINE'] as const
export const milestones = [
  'DURING_BOOKING',
  'BEFORE_SHOOT_DATE',
  'AFTER_SHOOT_DATE',
  'ON_SHOOT_DATE',
] as const

export type PaymentProvider = (typeof paymentProviders)[number]
export type PaymentMethod = (typeof paymentMethods)[number]
export type FeeCollection = (typeof feeCollections)[number]
export type Milestone = (typeof milestones)[number]

export const milestoneSchema = z.enum(milestones)
export const paymentMethodSchema = z.enum(paymentMethods)
export const feeCollectionSchema = z.enum(feeCollections)

/** The business's payment setup as everyone may see it. */
export const paymentSetupSchema = z.object({
  currency: currencySchema,
  currencySymbol: boundedText(8),
})

/** Days between the shoot date and the due date. */
export const dueDaysSchema = wholeNumber(0, 3650)

/** One part of a package's price: a percent or an amount, never both. */
export const paymentPartSchema = z.object({
  milestone: milestoneSchema,
  percent: z.optional(percentSchema),
  amount: z.optional(moneySchema),
  remainingBalanceDue: z._default(dueDaysSchema, 0),
})

/** A method offered at Checkout. */
export const paymentServiceSchema = z.object({ method: paymentMethodSchema })

export const paymentServicesSchema = z.object({
  feeCollection: feeCollectionSchema,
  methods: z.array(paymentServiceSchema),
  /** How to pay the studio directly, in the owner's words: at Checkout, where nothing is booked yet. */
  instructions: z._default(longTextSchema, ''),
  /** The same on the page of a booking that stands; empty: as at Checkout. */
  instructionsAfter: z._default(longTextSchema, ''),
  /** The same in letters; empty: as after booking. */
  instructionsInLetters: z._default(longTextSchema, ''),
})

/** What is collected how; `clientMayReportPayment` lets a client say that a direct payment was made. */
export const paymentOptionsSchema = z.extend(paymentServicesSchema, {
  clientMayReportPayment: z._default(z.boolean(), false),
})

export type PaymentSetup = z.output<typeof paymentSetupSchema>
export type PaymentPart = z.output<typeof paymentPartSchema>
export type PaymentService = z.output<typeof paymentServiceSchema>
export type PaymentServices = z.output<typeof paymentServicesSchema>
export type PaymentOptions = z.output<typeof paymentOptionsSchema>
