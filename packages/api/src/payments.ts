import * as z from 'zod/mini'
import { idSchema, orderSchema, paymentProviders, boundedText, urlTextSchema } from '@bellows/domain'
import { endpoint } from './endpoint.ts'

const TOKEN_MAX = 1024

/**
 * Starts paying one invoice, or resumes what was started. The amount is the invoice's; the browser only names it and
 * the provider. `PAID` needs nothing more; `OPEN` goes on with the provider's own fields or page, and then with
 * `settleInvoice` or `confirmOrder`.
 */
export const startPayment = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/orders/:orderId/invoices/:invoiceId/payments',
  holdToken: true,
  input: z.strictObject({
    orderId: idSchema,
    invoiceId: idSchema,
    method: z.enum(paymentProviders),
    /** Square's one-time name of what the visitor pays with. */
    paymentToken: z.optional(boundedText(TOKEN_MAX)),
  }),
  output: z.object({
    state: z.enum(['OPEN', 'PAID']),
    /** For Stripe's own fields. */
    clientSecret: z.nullable(boundedText(TOKEN_MAX)),
    /** PayPal's page. */
    approveUrl: z.nullable(urlTextSchema),
    order: orderSchema,
  }),
})

/** Settles what is settled: 402 while nothing is, and what was paid keeps its date. */
export const settleInvoices = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:orderId/invoices/paid',
  input: z.strictObject({ orderId: idSchema }),
  output: orderSchema,
})

/** The same of one invoice; 409 for a cancelled one. */
export const settleInvoice = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:orderId/invoices/:invoiceId/paid',
  input: z.strictObject({ orderId: idSchema, invoiceId: idSchema }),
  output: orderSchema,
})
