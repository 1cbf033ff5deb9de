import { readPaymentKeys, type PaymentKeys } from '../base/payment-keys.ts'
import type { Settings } from '../base/settings.ts'
import type { ProviderName } from '../store/payments/attempt.ts'
import type { PaymentPort } from './port.ts'

/** A vendor's library is loaded only where its keys are there. */
const loaders = {
  STRIPE: async (keys: PaymentKeys) => keys.STRIPE && (await import('./stripe.ts')).stripePort(keys.STRIPE),
  PAYPAL: async (keys: PaymentKeys) => keys.PAYPAL && (await import('./paypal.ts')).paypalPort(keys.PAYPAL),
  SQUARE: async (keys: PaymentKeys) => keys.SQUARE && (await import('./square.ts')).squarePort(keys.SQUARE),
}

/** One port for each account, so that connections and tokens are kept. */
const kept = new Map<string, Promise<PaymentPort | undefined>>()

/** The provider as a studio may use it; `undefined` without its keys. */
export function portOf(
  { paymentEnvironment }: Pick<Settings, 'paymentEnvironment'>,
  studioId: string,
  method: ProviderName,
): Promise<PaymentPort | undefined> {
  const keys = readPaymentKeys(paymentEnvironment, studioId)
  if (!keys[method]) return Promise.resolve(undefined)
  const account = JSON.stringify([method, keys[method]])
  const port = kept.get(account) ?? loaders[method](keys)
  kept.set(account, port)
  return port
}
