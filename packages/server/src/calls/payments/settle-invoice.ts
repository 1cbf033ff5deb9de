import type { Order } from '@bellows/domain'
import { notFound } from '../../base/refusal.ts'
import { closeUnowed } from '../../payments/close-attempt.ts'
import { collectPayment } from '../../payments/collect-payment.ts'
import { invoiceCanceled } from '../../payments/payment-refusals.ts'
import { tillOf } from '../../payments/till.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import type { Handler } from '../handler.ts'

const statusOf = (order: Order, invoiceId: string) =>
  order.invoices.find(({ id }) => id === invoiceId)?.paymentStatus

/** Settles what is settled of one invoice; asked again, answers the same. */
export const settleInvoice: Handler<'settleInvoice'> = async ({ orderId, invoiceId, isReturn }, call) => {
  const till = tillOf(call)
  const facts = await readOrderFacts(till, orderId)
  const invoice = facts.invoices.find(({ id }) => id === invoiceId)
  if (!invoice) throw notFound()
  // What was begun before is asked about all the same, so that money which was taken is on record.
  if (invoice.paymentStatus !== 'PENDING') await closeUnowed(till, orderId)
  if (invoice.paymentStatus === 'CANCELED') throw invoiceCanceled()
  if (invoice.paymentStatus === 'PAID') return orderWire(facts)
  const refusal = await collectPayment(till, facts, { invoice, isReturn })
  const order = orderWire(await readOrderFacts(till, orderId))
  if (refusal && statusOf(order, invoiceId) !== 'PAID') throw refusal
  return order
}
