import type { Order } from '@bellows/domain'
import { invoiceCanceled } from '../../payments/payment-refusals.ts'
import { tillOf, type Till } from '../../payments/till.ts'
import { openInvoices, trySettling } from '../../payments/try-settling.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import { isBeingPaid } from '../../store/payments/attempts.ts'
import type { Handler } from '../handler.ts'

/** Nothing is being paid, and what was asked for before is paid: a lost answer is simply given again. */
async function isDone(till: Till, { id, invoices }: Order): Promise<boolean> {
  const isPaid = invoices.some(({ paymentStatus }) => paymentStatus === 'PAID')
  return isPaid && !(await isBeingPaid(till, id))
}

/** Settles what is settled of all open invoices; refused only when that is none of them. */
export const settleInvoices: Handler<'settleInvoices'> = async ({ orderId }, call) => {
  const till = tillOf(call)
  const facts = await readOrderFacts(till, orderId)
  if (facts.order.status === 'CANCELLED') throw invoiceCanceled()
  const { settled, refusals } = await trySettling(till, facts, openInvoices(facts))
  const order = orderWire(await readOrderFacts(till, orderId))
  if (settled === 0 && refusals[0] && !(await isDone(till, order))) throw refusals[0]
  return order
}
