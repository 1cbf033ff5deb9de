import * as z from 'zod/mini'
import {
  boundedList,
  CHOICES_MAX,
  contractCheckSchema,
  contractChoiceSchema,
  drawingSchema,
  fingerprintSchema,
  idSchema,
  orderContractSchema,
  shortTextSchema,
} from '@bellows/domain'
import { endpoint } from './endpoint.ts'

/** The text of an order's contract with its fields filled in; until the booking stands it needs the hold's token. */
export const getContract = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/orders/:orderId/sign-contract/:id',
  holdToken: true,
  input: z.strictObject({ orderId: idSchema, id: idSchema }),
  output: orderContractSchema,
})

/** `fingerprint` names the text that was read; another one by now answers 409 `contract_changed`. */
export const signContract = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/orders/:orderId/sign-contract/:id',
  holdToken: true,
  input: z.strictObject({
    orderId: idSchema,
    id: idSchema,
    fullName: shortTextSchema,
    /** Makes it a drawn signature; the name is typed either way. */
    drawing: z.optional(drawingSchema),
    hasConsented: z.literal(true),
    /** One for each clause that asks; they become part of the text that is kept. */
    choices: z.optional(boundedList(contractChoiceSchema, CHOICES_MAX)),
    guardian: z.optional(shortTextSchema),
    fingerprint: fingerprintSchema,
  }),
  output: orderContractSchema,
})

/** Whether a signed copy is what was signed; a POST, so that fingerprints stay out of addresses and logs. */
export const checkContract = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/contracts/verify',
  input: z.strictObject({ fingerprint: fingerprintSchema }),
  output: contractCheckSchema,
})
