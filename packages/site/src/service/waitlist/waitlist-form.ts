import { emailField, LONG_TEXT_MAX, messages, phoneField, shortTextField } from '@bellows/domain'
import * as z from 'zod/mini'

/** Who waits, for which days; no day means any. */
export const waitlistForm = /* #__PURE__ */ z.object({
  fullName: shortTextField,
  email: emailField,
  phone: phoneField,
  days: z.array(z.string()),
  note: z.string().check(z.maxLength(LONG_TEXT_MAX, messages.longLength)),
})

export type WaitlistForm = z.output<typeof waitlistForm>
