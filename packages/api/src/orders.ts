import * as z from 'zod/mini'
import { idSchema, orderSchema, paymentMethodSchema, pendingOrderSchema } from '@bellows/domain'
import { customerInput } from './customer-input.ts'
import { endpoint } from './endpoint.ts'

const wanted = {
  serviceId: idSchema,
  slotId: z.nullable(idSchema),
}

/**
 * Package and add-ons are those of the hold; the same hold token gives the same order. `orderId` names one that the
 * owner prepared; an order that is there already keeps its customer where none is sent.
 */
export const createOrder = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/orders',
  holdToken: true,
  input: z.strictObject({
    ...wanted,
    orderId: z.optional(idSchema),
    customer: z.optional(customerInput),
  }),
  output: orderSchema,
})

/** 409 `step_required` names the missing step as the path of its `validation`. */
export const confirmOrder = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/orders/:id/confirm',
  holdToken: true,
  input: z.strictObject({
    id: idSchema,
    method: z.optional(paymentMethodSchema),
  }),
  output: orderSchema,
})

export const getOrder = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/orders/:id',
  input: z.strictObject({ id: idSchema }),
  output: orderSchema,
})

/** Books what an inquiry asked about: like `POST orders`, with the inquiry's customer where none is sent. */
export const bookInquiry = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/orders/inquiries/:inquiryId/booking',
  holdToken: true,
  input: z.strictObject({ ...wanted, inquiryId: idSchema, customer: z.optional(customerInput) }),
  output: orderSchema,
})

/** An order that the owner prepared and nobody has booked yet. */
export const getPendingOrder = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/orders/:id/pending',
  input: z.strictObject({ id: idSchema }),
  output: pendingOrderSchema,
})
