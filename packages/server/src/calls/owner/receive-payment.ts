import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { closeUnowed } from '../../payments/close-attempt.ts'
import { invoiceCanceled } from '../../payments/payment-refusals.ts'
import { tillOf } from '../../payments/till.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { receiveOutside } from '../../store/payments/pay-outside.ts'
import type { Handler } from '../handler.ts'

export const receivePayment: Handler<'receivePayment'> = async (wanted, call) => {
  const scope = scopeOf(call)
  await receiveOutside(scope, wanted)
  const order = await readOwnersOrder(scope, wanted.orderId)
  const invoice = order.invoices.find(({ id }) => id === wanted.invoiceId)
  if (!invoice) throw notFound()
  if (invoice.paymentStatus === 'CANCELED') throw invoiceCanceled()
  await closeUnowed(tillOf(call), order.id)
  return order
}
