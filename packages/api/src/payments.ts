import * as z from 'zod/mini'
import {
  bookingPrefixes,
  idSchema,
  orderSchema,
  paymentProviders,
  paymentOptionsSchema,
  slugSchema,
  urlTextSchema,
} from '@bellows/domain'
import { endpoint } from './endpoint.ts'

export const getPaymentServices = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/business/payment-services',
  input: z.strictObject({}),
  output: paymentOptionsSchema,
})

/**
 * Starts paying one invoice, or resumes what was started. The amount is the invoice's; the browser only names it and
 * the provider. `PAID` needs nothing more; `OPEN` goes on at the provider's own page, from which the visitor comes
 * back with `PAYMENT_PARAMETER` in the address, and then with `settleInvoice`.
 */
export const startPayment = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/orders/:orderId/invoices/:invoiceId/payments',
  holdToken: true,
  input: z.strictObject({
    orderId: idSchema,
    invoiceId: idSchema,
    method: z.enum(paymentProviders),
    /** Of a booked order: one after the other is paid, so that the visitor comes back to all of them. */
    isAll: z.optional(z.boolean()),
    /** Where the order is being booked, to come back to. */
    entry: z.optional(
      z.strictObject({ prefix: z.enum(bookingPrefixes), id: z.union([idSchema, slugSchema]) }),
    ),
  }),
  output: z.object({
    state: z.enum(['OPEN', 'PAID']),
    /** The provider's page; `null` where the money is on its way already, and when it has come. */
    pageUrl: z.nullable(urlTextSchema),
    order: orderSchema,
  }),
})

/** Whoever is back from a provider's page says nothing of money that was paid to the studio directly. */
const isReturn = z.optional(z.boolean())

/** Settles what is settled: 402 while nothing is, and what was paid keeps its date. */
export const settleInvoices = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:orderId/invoices/paid',
  input: z.strictObject({ orderId: idSchema, isReturn }),
  output: orderSchema,
})

/** The same of one invoice; 409 for a cancelled one. */
export const settleInvoice = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:orderId/invoices/:invoiceId/paid',
  input: z.strictObject({ orderId: idSchema, invoiceId: idSchema, isReturn }),
  output: orderSchema,
})
