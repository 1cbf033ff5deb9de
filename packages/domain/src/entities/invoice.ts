import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { milestoneSchema, paymentMethodSchema } from './payment.ts'
import { daySchema, idSchema, instantSchema, moneySchema, shortTextSchema } from './wire.ts'

export const paymentStatuses = ['PENDING', 'PAID', 'CANCELED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const invoiceSchema = z.object({
  id: idSchema,
  /** The owner's own words; empty: the milestone names it. */
  label: z._default(shortTextSchema, ''),
  amount: moneySchema,
  paymentStatus: z.enum(paymentStatuses),
  paidDate: z._default(z.nullable(instantSchema), null),
  /** The client has paid at the provider's, whose money has not come yet. */
  isBeingPaid: z._default(z.boolean(), false),
  method: z._default(z.nullable(paymentMethodSchema), null),
  milestone: milestoneSchema,
  isRetainer: z._default(z.boolean(), false),
  dueDate: z.nullable(daySchema),
  /** Days before or after the shoot date; says the rule in words while `dueDate` is null. */
  days: z._default(wholeNumber(0), 0),
})

export type Invoice = z.output<typeof invoiceSchema>

/** Money for some of an order is on its way from a provider. */
export const isBeingPaid = (order: Readonly<{ invoices: readonly Invoice[] }> | undefined): boolean =>
  order?.invoices.some((invoice) => invoice.isBeingPaid) ?? false
