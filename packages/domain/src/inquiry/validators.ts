import * as z from 'zod/mini'
import { fits, LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../entities/text-lengths.ts'
import { isHttpUrl } from '../page/safe-href.ts'
import { isDay } from '../time/days.ts'
import { isDomain, isEmail, isMoney, isNumber, isPhone, passwordFaults, plainPhone } from './formats.ts'
import { messages, type ValidationMessage } from './messages.ts'

type Test = (text: string) => boolean

/* @__NO_SIDE_EFFECTS__ */
function rule(test: Test, error: ValidationMessage) {
  return z.refine<string>(test, { error, abort: true })
}
const isFilled: Test = (text) => text.trim() !== ''
const atMost =
  (max: number): Test =>
  (text) =>
    fits(text, max)

/* @__NO_SIDE_EFFECTS__ */
function field(...rules: readonly ReturnType<typeof rule>[]) {
  return z.string(messages.required).check(rule(isFilled, messages.required), ...rules)
}

const short = rule(atMost(SHORT_TEXT_MAX), messages.shortLength)

/** Required fields of forms; each fails with the specification's text. */
export const shortTextField = field(short)
export const longTextField = field(rule(atMost(LONG_TEXT_MAX), messages.longLength))
export const emailField = field(
  short,
  rule((text) => isEmail(text.trim()), messages.email),
)
/** What is sent has no brackets. */
export const phoneField = /* #__PURE__ */ z.string(messages.required).check(
  z.overwrite(plainPhone),
  rule(isFilled, messages.required),
  short,
  rule((text) => isPhone(text.trim()), messages.phone),
)
export const urlField = field(rule((text) => isHttpUrl(text.trim()), messages.url))
export const domainField = field(rule((text) => isDomain(text.trim()), messages.domain))
export const numberField = field(rule((text) => isNumber(text.trim()), messages.number))
export const dateField = field(rule(isDay, messages.date))

export function moneyField(currency: string) {
  return field(rule((text) => isMoney(text.trim(), currency), messages.money))
}

/** A day that is today or later in the studio's zone, or the one that was given while it was. */
export function comingDateField(today: string, given?: string) {
  return field(
    rule(isDay, messages.date),
    rule((day) => day >= today || day === given, messages.pastDate),
  )
}

/** All rules that are broken are told at once. */
export const passwordField = /* #__PURE__ */ z.string(messages.required).check(
  rule(isFilled, messages.required),
  z.superRefine<string>((text, context) => {
    for (const message of passwordFaults(text)) context.addIssue({ code: 'custom', message, input: text })
  }),
)

/** Who books; the second e-mail only counts where the form has it. */
export const customerForm = /* #__PURE__ */ z
  .object({
    fullName: shortTextField,
    email: emailField,
    emailConfirm: z.optional(z.string()),
    phone: phoneField,
  })
  .check(
    z.refine((form) => form.emailConfirm === undefined || form.emailConfirm.trim() === form.email.trim(), {
      error: messages.emailConfirm,
      path: ['emailConfirm'],
    }),
  )

/** A client as the owner names one; the phone that is left open is asked of whoever books. */
export const clientForm = /* #__PURE__ */ z.object({
  fullName: shortTextField,
  email: emailField,
  phone: z.string().check(
    z.overwrite(plainPhone),
    short,
    rule((text) => !isFilled(text) || isPhone(text.trim()), messages.phone),
  ),
})

export type CustomerForm = z.output<typeof customerForm>
