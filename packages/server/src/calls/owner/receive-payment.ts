import { conflict, notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import { settleByHand } from '../../store/orders/settle-by-hand.ts'
import type { Handler } from '../handler.ts'

export const receivePayment: Handler<'receivePayment'> = async (wanted, call) => {
  const scope = scopeOf(call)
  await settleByHand(scope, wanted)
  const order = await readOwnersOrder(scope, wanted.orderId)
  const invoice = order.invoices.find(({ id }) => id === wanted.invoiceId)
  if (!invoice) throw notFound()
  if (invoice.paymentStatus === 'CANCELED') throw conflict('invoice_canceled', 'This invoice was cancelled.')
  return order
}
