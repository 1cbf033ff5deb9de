import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import { supersedeSignatures } from '../contracts/supersede.ts'
import type { Taken } from '../holds/take-slot.ts'
import { putMessage } from '../outbox/put-message.ts'
import { takeDiscountPlace } from './discount-place.ts'
import type { MoveRequest, MovingOrder } from './move-request.ts'

type Move = { order: MovingOrder; taken: Taken }

/** Writes what a move changes besides the slots: times, version, total, due dates, and what people are told. */
export async function settleMove(
  scope: TxScope,
  request: MoveRequest,
  { order, taken }: Move,
): Promise<void> {
  const { tx, businessId } = scope
  const { shootNumber = 1, extra, outboxId } = request
  const { change, quote } = priceChange(request)
  const mine = sql`business_id = ${businessId} and id = ${order.id}`
  if (shootNumber === 1)
    await sql`update orders set flag = null, slot_id = ${taken.slotId}, shoot_start = ${taken.startTime},
      shoot_end = ${taken.endTime} where ${mine}`.execute(tx)
  await sql`
    update orders set terms_version = terms_version + 1, updated_at = now(),
      total_minor = total_minor + ${change}::bigint,
      quote = coalesce(${quote ? JSON.stringify(quote) : null}::jsonb, quote)
    where ${mine}`.execute(tx)
  await supersedeSignatures(scope, order.id)
  await setDueDates(scope, request)
  if (extra) await addInvoice(scope, request.orderId, extra)
  if (order.status !== 'BOOKED') await bookLate(scope, order.id)
  await putMessage(scope, { id: outboxId, ...newsOf(order, request) })
}

/** A booking that had no time yet is told as one, not as a move, and so is a shoot’s first date. */
function newsOf({ id, status, flag, slotId }: MovingOrder, { outboxId, shootNumber = 1 }: MoveRequest) {
  const isFoundAgain = flag === 'PAID_WITHOUT_SLOT' && shootNumber === 1
  if (status !== 'BOOKED' || isFoundAgain)
    return { kind: 'order.booked', key: `order.booked:${id}`, payload: { orderId: id } }
  const kind = slotId === null ? 'order.dated' : 'order.moved'
  return { kind, key: `${kind}:${outboxId}`, payload: { orderId: id, shootNumber } }
}

/** In minor units, and the new price where there is one. */
function priceChange({ extra, less }: MoveRequest): { change: number; quote: unknown } {
  if (extra) return { change: extra.amountMinor, quote: extra.quote }
  return less ? { change: -less.amountMinor, quote: less.quote } : { change: 0, quote: null }
}

async function setDueDates({ tx, businessId }: TxScope, { orderId, dueDates }: MoveRequest): Promise<void> {
  await sql`
    update invoice i set due_date = v."dueDate"
    from jsonb_to_recordset(${JSON.stringify(dueDates)}::jsonb) as v(id text, "dueDate" date)
    where i.business_id = ${businessId} and i.order_id = ${orderId} and i.id = v.id
      and i.payment_status = 'PENDING'`.execute(tx)
}

type Extra = NonNullable<MoveRequest['extra']>

async function addInvoice({ tx, businessId }: TxScope, orderId: string, extra: Extra): Promise<void> {
  await sql`
    insert into invoice (business_id, id, order_id, position, milestone, label, amount_minor, currency, due_date)
    select o.business_id, ${extra.invoiceId}, o.id, (select coalesce(max(i.position) + 1, 0) from invoice i
      where i.business_id = o.business_id and i.order_id = o.id), 'DURING_BOOKING', ${extra.label},
      ${extra.amountMinor}::bigint,
      o.currency, ${extra.dueDate}::date
    from orders o where o.business_id = ${businessId} and o.id = ${orderId}`.execute(tx)
}

/** A payment outlived its hold: with a time again, the order is booked. */
async function bookLate({ tx, businessId }: TxScope, orderId: string): Promise<void> {
  await sql`
    update orders set status = 'BOOKED', confirmed_at = now() where business_id = ${businessId} and id = ${orderId}
  `.execute(tx)
  await takeDiscountPlace({ tx, businessId }, orderId)
}
