import { openInvoices, type PaymentMethod } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { newId } from '../../base/new-id.ts'
import { conflict, notFound, type Refusal } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { awaitCharge } from '../../payments/await-charge.ts'
import { bookPaidOrder } from '../../payments/book-paid-order.ts'
import { isOutside } from '../../payments/outside.ts'
import { tillOf } from '../../payments/till.ts'
import { trySettling } from '../../payments/try-settling.ts'
import { holdExpired, notYourHold, termsChanged } from '../../store/holds/booking-refusals.ts'
import { readSlot } from '../../store/holds/read-slot.ts'
import { bookOrder, type ConfirmRefusal } from '../../store/orders/book-order.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import { requireSteps, requireStepsBeforePayment } from '../../store/orders/required-steps.ts'
import type { Handler } from '../handler.ts'
import { lostHold } from './held-booking.ts'

const refusals: Readonly<Record<Exclude<ConfirmRefusal['reason'], 'hold_lost'>, () => Refusal>> = {
  not_found: notFound,
  not_confirmable: () => conflict('order_closed', (texts) => texts.notConfirmable),
  terms_changed: termsChanged,
  discount_gone: () => conflict('discount_gone', (texts) => texts.discountGone),
}

async function refusalFor(
  reason: ConfirmRefusal['reason'],
  { order }: OrderFacts,
  call: Call,
): Promise<Refusal> {
  if (reason !== 'hold_lost') return refusals[reason]()
  if (order.slotId === null) return holdExpired()
  const slot = await readSlot(scopeOf(call), order.slotId, call.holdToken)
  if (!slot) return holdExpired()
  const isHeldAnew = slot.isMine && slot.status === 'BOOKING'
  return isHeldAnew ? termsChanged() : lostHold(slot, call.studio)
}

interface Confirmation {
  orderId: string
  method: PaymentMethod | undefined
}

/**
 * Takes what providers have settled; one that is away is only told where its payment is still missing. To confirm is
 * not to say that money was paid outside.
 */
async function settleFirst(call: Call, facts: OrderFacts): Promise<Refusal | undefined> {
  const till = tillOf(call)
  const open = openInvoices(facts.invoices).filter(
    (invoice) => invoice.isRetainer && !isOutside(facts, invoice),
  )
  const tried = await trySettling(till, facts, { open })
  await bookPaidOrder(till, facts.order.id)
  return tried.refusals.find(({ status }) => status === 503)
}

async function book({ orderId, method }: Confirmation, call: Call, facts: OrderFacts): Promise<void> {
  const answer = await bookOrder(scopeOf(call), {
    orderId,
    token: call.holdToken ?? '',
    termsVersion: facts.order.termsVersion,
    method,
    outboxId: newId(),
  })
  if (!answer.ok) throw await refusalFor(answer.reason, facts, call)
}

/** Confirms an order of the caller's hold; asked again, answers what was confirmed. */
export async function confirm(confirmation: Confirmation, call: Call) {
  const { orderId, method } = confirmation
  const scope = scopeOf(call)
  const before = await readOrderFacts(scope, orderId)
  if (before.order.confirmedAt) return orderWire(before)
  if (call.holdToken === undefined || call.holdToken !== before.order.holdToken) throw notYourHold()
  requireStepsBeforePayment(before)
  const away = await (method === 'OUTSIDE' ? awaitCharge(tillOf(call), orderId) : settleFirst(call, before))
  const facts = await readOrderFacts(scope, orderId)
  if (facts.order.confirmedAt) return orderWire(facts)
  if (away) throw away
  requireSteps(facts, method)
  await book(confirmation, call, facts)
  return orderWire(await readOrderFacts(scope, orderId))
}

export const confirmOrder: Handler<'confirmOrder'> = ({ id, method }, call) =>
  confirm({ orderId: id, method }, call)
