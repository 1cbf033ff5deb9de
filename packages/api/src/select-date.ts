import * as z from 'zod/mini'
import { dateChoiceSchema, idSchema, orderSchema } from '@bellows/domain'
import { askedInstant } from './asked-time.ts'
import { endpoint } from './endpoint.ts'
import { shootIdSchema } from './shoot-id.ts'

const chosen = {
  id: idSchema,
  /** A mini session's slot. */
  slotId: z.optional(idSchema),
  /** A full session's start. */
  startTime: z.optional(askedInstant),
  /** Of a combination; the first shoot when left out. */
  shootId: z.optional(shootIdSchema),
}

/** With a slot or a start, also what moving there would change. */
export const getSelectDate = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/orders/:id/select-date',
  holdToken: true,
  input: z.strictObject(chosen),
  output: dateChoiceSchema,
})

/**
 * Moves an order to another time: the new one is won first, then the old one is free. The time it has already is
 * answered as it is, and refused where the page showed that very time as the one so far.
 */
export const selectDate = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:id/select-date',
  holdToken: true,
  input: z.strictObject({
    ...chosen,
    /** The visitor has accepted the additional fee of a premium slot. */
    isPremiumAccepted: z.optional(z.boolean()),
    /** The start that the page showed; another one by now is a conflict. */
    seenStart: z.optional(z.nullable(askedInstant)),
  }),
  output: orderSchema,
})
