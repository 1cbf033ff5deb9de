import { openInvoices, type Order } from '@bellows/domain'
import { closeUnowed } from '../../payments/close-attempt.ts'
import { invoiceCanceled } from '../../payments/payment-refusals.ts'
import { tillOf, type Till } from '../../payments/till.ts'
import { trySettling } from '../../payments/try-settling.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import { lastAttempt } from '../../store/payments/attempts.ts'
import type { Handler } from '../handler.ts'

/** What was asked for last is paid: a lost answer is simply given again. */
async function isDone(till: Till, { id, invoices }: Order): Promise<boolean> {
  const last = await lastAttempt(till, id)
  if (last) return last.status === 'SUCCEEDED'
  return invoices.some(({ paymentStatus }) => paymentStatus === 'PAID')
}

/** Settles what is settled of all open invoices; refused only when that is none of them. */
export const settleInvoices: Handler<'settleInvoices'> = async ({ orderId, isReturn }, call) => {
  const till = tillOf(call)
  const facts = await readOrderFacts(till, orderId)
  await closeUnowed(till, orderId)
  if (facts.order.status === 'CANCELLED') throw invoiceCanceled()
  const { settled, refusals } = await trySettling(till, facts, {
    open: openInvoices(facts.invoices),
    isReturn,
  })
  const order = orderWire(await readOrderFacts(till, orderId))
  if (settled === 0 && refusals[0] && !(await isDone(till, order))) throw refusals[0]
  return order
}
