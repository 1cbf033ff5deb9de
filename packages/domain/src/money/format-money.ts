import { fromMinor, toMinor } from './amount.ts'
import { currencyDigits } from './currency-digits.ts'
import { remembered } from '../remembered.ts'

const displayLocales: Readonly<Record<string, string>> = {
  AED: 'en-AE',
  ARS: 'es-AR',
  AUD: 'en-AU',
  BRL: 'pt-BR',
  CAD: 'en-CA',
  CHF: 'de-CH',
  CLP: 'es-CL',
  CNY: 'zh-CN',
  COP: 'es-CO',
  CZK: 'cs-CZ',
  DKK: 'da-DK',
  EUR: 'de-DE',
  GBP: 'en-GB',
  HKD: 'en-HK',
  HUF: 'hu-HU',
  IDR: 'id-ID',
  ILS: 'en-IL',
  INR: 'en-IN',
  ISK: 'is-IS',
  JPY: 'en',
  KRW: 'ko-KR',
  MXN: 'es-MX',
  MYR: 'ms-MY',
  NOK: 'nb-NO',
  NZD: 'en-NZ',
  PHP: 'en-PH',
  PLN: 'pl-PL',
  RON: 'ro-RO',
  SEK: 'sv-SE',
  SGD: 'en-SG',
  TRY: 'tr-TR',
  TWD: 'zh-TW',
  USD: 'en-US',
  VND: 'vi-VN',
  ZAR: 'en-ZA',
}

/** The currency a visitor takes for granted, by language. */
const ownCurrencies: Readonly<Record<string, string>> = {
  'en-US': 'USD',
  'fr-FR': 'EUR',
  'de-DE': 'EUR',
  'es-ES': 'EUR',
  'pt-BR': 'BRL',
}

const ownSymbols: Readonly<Record<string, string>> = { 'en-US': '$', 'pt-BR': 'R$' }

const NONE = ''
const UNKNOWN_CURRENCY_DIGITS = 2
const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'

const formatOf = remembered((locale, currency) => {
  const digits = currency === NONE ? UNKNOWN_CURRENCY_DIGITS : currencyDigits(currency)
  return new Intl.NumberFormat(locale, {
    ...(currency === NONE ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
})

function displayLocale(currency: string, locale: string): string {
  return ownCurrencies[locale] === currency ? locale : (displayLocales[currency] ?? locale)
}

function isTakenForOwn(shown: readonly Intl.NumberFormatPart[], currency: string, locale: string): boolean {
  if (ownCurrencies[locale] === currency) return false
  return shown.some((part) => part.type === 'currency' && part.value === ownSymbols[locale])
}

/**
 * Minor units for the eye, e.g. `$303.64`, `303,64 €`, `−$19.50`. The code follows where the visitor
 * would take the symbol for another currency: `$303.64 CAD`. Without a currency: two decimals.
 */
export function formatMoney(minor: number, currency: string | null, locale: string): string {
  const decimal = Number(fromMinor(minor, currency ?? ''))
  const shownIn = currency === null ? locale : displayLocale(currency, locale)
  const shown = formatOf(shownIn, currency ?? NONE).formatToParts(decimal)
  const text = shown.map((part) => (part.type === 'minusSign' ? MINUS : part.value)).join('')
  return currency !== null && isTakenForOwn(shown, currency, locale) ? text + NO_BREAK_SPACE + currency : text
}

/** Like `formatMoney` for an amount as it comes over the wire. */
export function formatAmount(amount: string, currency: string, locale: string): string {
  return formatMoney(toMinor(amount, currency), currency, locale)
}
