import { clientForm, customerForm, type Customer } from '@bellows/domain'
import * as z from 'zod/mini'
import { badFields, badRequest } from '../../base/refusal.ts'

const hasLineBreak = (text: string) => /[\r\n]/.test(text)

function requireBy(form: typeof customerForm | typeof clientForm, sent: unknown): Customer {
  const parsed = z.safeParse<typeof customerForm | typeof clientForm>(form, sent)
  if (!parsed.success) {
    const validation = parsed.error.issues.map(({ path, message }) => ({
      path: ['customer', ...path].join('.'),
      message,
    }))
    throw badFields(validation)
  }
  const { fullName, email, phone } = parsed.data
  if ([fullName, email, phone].some(hasLineBreak)) throw badRequest((texts) => texts.lineBreaks)
  return { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() }
}

/** Who books, as the form's own rules judge it. @throws Refusal 400 with the fields' messages */
export const requireCustomer = (sent: unknown): Customer => requireBy(customerForm, sent)

/** For whom the owner prepares an order. @throws Refusal 400 with the fields' messages */
export const requireClient = (sent: unknown): Customer => requireBy(clientForm, sent)
