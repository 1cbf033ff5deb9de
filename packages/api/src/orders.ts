import * as z from 'zod/mini'
import { idSchema, orderSchema, paymentMethodSchema, shortTextSchema } from '@bellows/domain'
import { endpoint } from './endpoint.ts'

const customer = z.strictObject({
  fullName: shortTextSchema,
  email: shortTextSchema,
  emailConfirm: z.optional(shortTextSchema),
  phone: z._default(shortTextSchema, ''),
})

/** Package and add-ons are those of the hold; the same hold token gives the same order. */
export const createOrder = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/orders',
  holdToken: true,
  input: z.strictObject({ serviceId: idSchema, slotId: z.nullable(idSchema), customer }),
  output: orderSchema,
})

/** 409 `step_required` names the missing step in `validation`, under the path `step`. */
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
