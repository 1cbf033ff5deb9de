import * as z from 'zod/mini'
import { answersSchema, idSchema, orderSchema } from '@bellows/domain'
import { endpoint } from './endpoint.ts'

/** Saves the answers that are sent and leaves the others; an answer without contents is taken back. */
export const saveQuestionnaire = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:orderId/questionnaire',
  holdToken: true,
  input: z.strictObject({ orderId: idSchema, answers: answersSchema }),
  output: orderSchema,
})
