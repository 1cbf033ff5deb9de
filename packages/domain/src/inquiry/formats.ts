import { SHORT_TEXT_MAX } from '../entities/text-lengths.ts'
import { parseAmount } from '../money/amount.ts'
import { currencyDigits } from '../money/currency-digits.ts'
import { messages, type ValidationMessage } from './messages.ts'

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const domain = `(?:${label}\\.)+(?:\\p{L}{2,63}|xn--[a-z0-9-]{1,59})`
const domainPattern = /* #__PURE__ */ new RegExp(`^${domain}$`, 'iu')
const emailPattern = /* #__PURE__ */ new RegExp(
  `^[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+(?:\\.[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+)*@${domain}$`,
  'iu',
)
// Spaces are those that phones and word processors write: never a line break.
const phonePattern = /^(?:\+\d{1,4})?(?:[\t \u00A0\u2009\u202F./-]*\d){6,}[\t \u00A0\u2009\u202F./-]*$/
const numberPattern = /^-?\d+(?:\.\d+)?$/

const LOCAL_PART_MAX = 64
const DOMAIN_MAX = 253

export function isEmail(text: string): boolean {
  return text.length <= SHORT_TEXT_MAX && text.indexOf('@') <= LOCAL_PART_MAX && emailPattern.test(text)
}

export function isDomain(text: string): boolean {
  return text.length <= DOMAIN_MAX && domainPattern.test(text)
}

/** An optional + and country code of 1 to 4 digits, then at least 6 digits, spaced as people write them. */
export function isPhone(text: string): boolean {
  return text.length <= SHORT_TEXT_MAX && phonePattern.test(text)
}

/**
 * A number as the rule has it: brackets about an area code fall away, and after a country code the zero in brackets,
 * which is dialled at home only.
 */
export function plainPhone(text: string): string {
  if (!/[()]/.test(text)) return text
  const abroad = text.replace(/^(\s*\+[^()]*)\(0\)/, '$1')
  return abroad.replaceAll(/[()]/g, ' ').replaceAll(/ {2,}/g, ' ').trim()
}

export function isNumber(text: string): boolean {
  return numberPattern.test(text)
}

/** An amount above zero, at most with the digits of its currency (two where none is named). */
export function isMoney(text: string, currency = ''): boolean {
  const fraction = text.split('.')[1] ?? ''
  return fraction.length <= currencyDigits(currency) && (parseAmount(text, currency) ?? 0) > 0
}

const passwordRules: readonly (readonly [RegExp, ValidationMessage])[] = [
  [/^.{6,}$/su, messages.passwordLength],
  [/\d/, messages.passwordDigit],
  [/\p{Ll}/u, messages.passwordLowercase],
  [/\p{Lu}/u, messages.passwordUppercase],
  [/[\p{P}\p{S}]/u, messages.passwordSpecial],
]

/** The messages of all rules that a password breaks. */
export function passwordFaults(text: string): ValidationMessage[] {
  return passwordRules.filter(([pattern]) => !pattern.test(text)).map(([, message]) => message)
}
