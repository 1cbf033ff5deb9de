import { chargedMinor, currencyDigits, fromMinor, parseAmount } from '@bellows/domain'
import type { ProviderName } from '../store/payments/attempt.ts'

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** What a provider counts otherwise than our own table, by its own pages. */
interface Digits {
  none: ReadonlySet<string>
  three: ReadonlySet<string>
  /** Only these are taken, where the provider names them. */
  only?: ReadonlySet<string>
  never?: ReadonlySet<string>
}

const digits: Readonly<Record<ProviderName, Digits>> = {
  STRIPE: {
    none: set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'),
    three: set('BHD JOD KWD OMR TND'),
    never: set('CLF IQD LYD'),
  },
  PAYPAL: {
    none: set('HUF JPY TWD'),
    three: set(''),
    only: set(
      'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD',
    ),
  },
  SQUARE: { none: set('JPY'), three: set(''), only: set('AUD CAD EUR GBP JPY USD') },
}

/** Stripe takes these only in steps of so many of its minor units. */
const stripeSteps: Readonly<Record<string, number>> = { ISK: 100, UGX: 100 }

function providerDigits(method: ProviderName, currency: string): number | undefined {
  const { none, three, only, never } = digits[method]
  if (never?.has(currency) || (only && !only.has(currency))) return undefined
  if (none.has(currency)) return 0
  return three.has(currency) ? 3 : 2
}

/** What the provider charges, in its minor units; `undefined` where it does not take that currency or not that amount. */
export function toProvider(method: ProviderName, minor: number, currency: string): number | undefined {
  const theirs = providerDigits(method, currency)
  if (theirs === undefined) return undefined
  const charged = chargedMinor(method, minor, currency)
  const scaled = charged * 10 ** (theirs - currencyDigits(currency))
  const step = method === 'STRIPE' ? (stripeSteps[currency] ?? 1) : 1
  const isTaken = Number.isSafeInteger(scaled) && scaled % step === 0 && (charged > 0 || minor === 0)
  return isTaken ? scaled : undefined
}

/** The provider's minor units in ours; `undefined` for an amount that ours can't say. */
export function fromProvider(method: ProviderName, amount: number, currency: string): number | undefined {
  const theirs = providerDigits(method, currency)
  if (theirs === undefined) return undefined
  const minor = amount * 10 ** (currencyDigits(currency) - theirs)
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** An amount as PayPal writes it. */
export function paypalAmount(minor: number, currency: string): string | undefined {
  if (toProvider('PAYPAL', minor, currency) === undefined) return undefined
  const text = fromMinor(minor, currency)
  return digits.PAYPAL.none.has(currency) ? text.replace(/\.0+$/, '') : text
}

export const fromPaypalAmount = (text: string, currency: string): number | undefined =>
  parseAmount(text, currency)
