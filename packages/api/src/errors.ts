import * as z from 'zod/mini'
import { boundedText, longTextSchema, shortTextSchema } from '@bellows/domain'
import { endpoint } from './endpoint.ts'

const STACK_MAX = 8000

/** `route` is the pattern, never the address: ids in addresses open bookings. */
export const reportError = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/errors',
  input: z.strictObject({
    message: longTextSchema,
    name: z.optional(shortTextSchema),
    stack: z.optional(boundedText(STACK_MAX)),
    route: z.optional(shortTextSchema),
    status: z.optional(z.int()),
    requestId: z.optional(shortTextSchema),
    block: z.optional(shortTextSchema),
  }),
  output: z.object({ isRecorded: z.boolean() }),
})
