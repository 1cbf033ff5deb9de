import * as z from 'zod/mini'
import { answerSchema, boundedList, idSchema, orderSchema } from '@bellows/domain'
import { endpoint } from './endpoint.ts'

const ANSWERS_MAX = 100

/** Saves the answers that are sent and leaves the others; an answer without contents is taken back. */
export const saveQuestionnaire = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:orderId/questionnaire',
  holdToken: true,
  input: z.strictObject({ orderId: idSchema, answers: boundedList(answerSchema, ANSWERS_MAX) }),
  output: orderSchema,
})
