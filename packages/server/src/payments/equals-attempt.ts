import type { Attempt } from '../store/payments/attempt.ts'
import type { Payment } from './port.ts'

const isSame = (carried: string | undefined, own: string | null) => carried === undefined || carried === own

/** Whether a payment is exactly what this attempt asked for: amount, currency, and every id it carries. */
export function equalsAttempt(payment: Payment, attempt: Attempt): boolean {
  return (
    payment.attemptId === attempt.id &&
    isSame(payment.invoiceId, attempt.invoiceId) &&
    isSame(payment.orderId, attempt.orderId) &&
    payment.amountMinor === attempt.amountMinor &&
    payment.currency === attempt.currency
  )
}
