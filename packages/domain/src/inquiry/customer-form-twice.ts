import * as z from 'zod/mini'
import { plainPhone } from './formats.ts'
import { messages } from './messages.ts'
import { customerForm } from './validators.ts'

const text = /* #__PURE__ */ z.string(messages.required)

function confirmFault(email: string, confirm: string) {
  if (confirm === '') return messages.required
  return confirm === email ? undefined : messages.emailConfirm
}

/** Who books, where the form asks for the e-mail twice; a fault elsewhere does not keep back that the two differ. */
export const customerFormTwice = /* #__PURE__ */ z
  .object({ fullName: text, email: text, emailConfirm: text, phone: text.check(z.overwrite(plainPhone)) })
  .check(
    z.superRefine(({ emailConfirm, ...customer }, context) => {
      // The page's policy forbids code made from text.
      const { error } = z.safeParse(customerForm, customer, { jitless: true })
      for (const { path, message } of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [...path], message, input: customer })
      const message = confirmFault(customer.email.trim(), emailConfirm.trim())
      if (message) context.addIssue({ code: 'custom', path: ['emailConfirm'], message, input: emailConfirm })
    }),
  )
