import { currencyDigits, type PaymentService, type PaymentServices } from '@bellows/domain'
import type { PaymentPort } from './port.ts'
import type { Till } from './till.ts'

/** A sum that every currency can be asked for in, if the provider takes the currency at all. */
const roundSum = (currency: string) => 1000 * 10 ** currencyDigits(currency)

async function offered(
  till: Till,
  service: PaymentService,
  currency: string,
): Promise<PaymentService | undefined> {
  if (service.method === 'OUTSIDE') return service
  const port = await till.portOf(service.method)
  if (!port?.takes(roundSum(currency), currency)) return undefined
  return service
}

/** The studio's ways to be paid, without providers whose keys are missing or that don't take its currency. */
export async function offeredPayments(
  till: Till,
  payments: PaymentServices,
  currency: string,
): Promise<PaymentServices> {
  const methods = await Promise.all(payments.methods.map((service) => offered(till, service, currency)))
  return { ...payments, methods: methods.filter((service) => service !== undefined) }
}

/** The provider, if this very amount may be paid through it. */
export async function portTaking(
  till: Till,
  payments: PaymentServices,
  asked: { method: PaymentPort['method']; amountMinor: number; currency: string },
): Promise<PaymentPort | undefined> {
  const isListed = payments.methods.some(({ method }) => method === asked.method)
  if (payments.feeCollection === 'COLLECT_FEES_OFFLINE' || !isListed) return undefined
  const port = await till.portOf(asked.method)
  return port?.takes(asked.amountMinor, asked.currency) ? port : undefined
}
