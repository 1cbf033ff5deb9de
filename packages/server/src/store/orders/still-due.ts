/**
 * The payments of a new price after `paidMinor` of it was received: the first ones are paid by it first. What is left
 * adds up to the rest; a payment that is paid by it is none any more.
 */
export function stillDue<Payment extends { amountMinor: number }>(
  payments: readonly Payment[],
  paidMinor: number,
): Payment[] {
  let left = paidMinor
  return payments.flatMap((payment) => {
    const used = Math.min(left, payment.amountMinor)
    left -= used
    return used > 0 && used === payment.amountMinor
      ? []
      : [{ ...payment, amountMinor: payment.amountMinor - used }]
  })
}
