import type { PaymentMethod } from '../entities/payment.ts'
import { fromMinor, toMinor } from './amount.ts'
import { currencyDigits } from './currency-digits.ts'

const THREE_DIGITS = 3
const STRIPE_STEP = 10

/** Minor units that a method charges for an amount: Stripe takes currencies of three digits in tens, half up. */
export function chargedMinor(method: PaymentMethod, minor: number, currency: string): number {
  const isStepped = method === 'STRIPE' && currencyDigits(currency) === THREE_DIGITS
  return isStepped ? Math.floor((minor + STRIPE_STEP / 2) / STRIPE_STEP) * STRIPE_STEP : minor
}

/** The same of an amount as a decimal string. */
export const chargedAmount = (method: PaymentMethod, amount: string, currency: string): string =>
  fromMinor(chargedMinor(method, toMinor(amount, currency), currency), currency)
