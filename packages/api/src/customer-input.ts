import * as z from 'zod/mini'
import { shortTextSchema } from '@bellows/domain'

/** Who books, as a form sends it; the form's own rules are judged later. */
export const customerInput = /* #__PURE__ */ z.strictObject({
  fullName: shortTextSchema,
  email: shortTextSchema,
  emailConfirm: z.optional(shortTextSchema),
  phone: z._default(shortTextSchema, ''),
})
