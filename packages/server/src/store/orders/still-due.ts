import { chargeInTurn } from '@bellows/domain'

interface Received {
  paidMinor: number
  /** Less than that is asked for of nobody, unless all that is left is less. */
  least: number
}

/**
 * The payments of a new price after some of it was received: the first ones are paid by it first. What is left adds up
 * to the rest; a payment that is paid by it is none any more.
 */
export function stillDue<Payment extends { amountMinor: number }>(
  payments: readonly Payment[],
  { paidMinor, least }: Received,
): Payment[] {
  let left = paidMinor
  const open = payments.map(({ amountMinor }) => {
    const used = Math.min(left, amountMinor)
    left -= used
    return amountMinor - used
  })
  const total = open.reduce((sum, amount) => sum + amount, 0)
  const charged = chargeInTurn(total, open, least)
  return payments.flatMap((payment, index) => {
    const amountMinor = charged[index] ?? 0
    return amountMinor === 0 && payment.amountMinor > 0 ? [] : [{ ...payment, amountMinor }]
  })
}
