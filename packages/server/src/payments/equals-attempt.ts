import { chargedMinor } from '@bellows/domain'
import type { Attempt, ProviderName } from '../store/payments/attempt.ts'
import type { Payment } from './port.ts'

const isSame = (carried: string | undefined, own: string | null) => carried === undefined || carried === own

/** Whether a payment is exactly what this attempt asked for: amount, currency, and every id it carries. */
export function equalsAttempt(payment: Payment, attempt: Attempt, method: ProviderName): boolean {
  return (
    payment.attemptId === attempt.id &&
    isSame(payment.invoiceId, attempt.invoiceId) &&
    isSame(payment.orderId, attempt.orderId) &&
    payment.amountMinor === chargedMinor(method, attempt.amountMinor, attempt.currency) &&
    payment.currency === attempt.currency
  )
}
