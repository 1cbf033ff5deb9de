import { mayMove, orderMoves, type OrderStatus, type PaymentMethod } from '@bellows/domain'
import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { TxScope, Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { settleContracts } from '../contracts/settle-contracts.ts'
import { bookerOf } from '../customers/put-customer.ts'
import { hasDiscountPlace } from '../holds/places.ts'
import { endOffersOf } from '../waitlist/end-offers.ts'
import { offerSlots } from '../waitlist/offer-slot.ts'
import { takeDiscountPlace } from './discount-place.ts'
import { keepMethod } from './keep-method.ts'
import { isOutdated } from './outdated.ts'
import { isPaidByProvider } from './paid-by-provider.ts'

type Confirmed = { ok: true; orderId: string; confirmedAt: Date; isNew: boolean }
export type ConfirmRefusal = Refused<
  'not_found' | 'not_confirmable' | 'terms_changed' | 'hold_lost' | 'discount_gone'
>
type Answer = Confirmed | ConfirmRefusal
type Request = {
  orderId: string
  token: string
  /** The version whose contracts, answers and payments the caller has checked. */
  termsVersion: number
  /** How the visitor means to pay the rest; the letter of the booking says so. */
  method?: PaymentMethod | undefined
  outboxId: string
}
type Order = {
  status: OrderStatus | null
  slotId: string | null
  shootStart: Date | null
  packageId: string | null
  hasDiscount: boolean
  isPaid: boolean
  termsVersion: number
  confirmedAt: Date | null
  /** Its owner or the waitlist may have kept a time for it; nobody does so for a visitor. */
  mayBeKept: boolean
}

/** Makes a held order BOOKED, with its slot, all or nothing; asked again, answers the first time's result. */
export async function bookOrder(studio: Scope, request: Request): Promise<Answer> {
  return write<Answer>(studio.kysely, async (tx, refuse) => {
    const scope = { tx, businessId: studio.businessId }
    const order = await lockOrder(scope, request)
    if (!order) return refused('not_found')
    if (order.confirmedAt) return { ok: true, ...request, confirmedAt: order.confirmedAt, isNew: false }
    if (order.status && !mayMove(orderMoves, order.status, 'BOOKED')) return refused('not_confirmable')
    if (order.termsVersion !== request.termsVersion) return refused('terms_changed')
    if (order.shootStart && order.slotId === null) return refused('hold_lost')
    if (await lacksDiscount(scope, order, request.token)) return refused('discount_gone')
    const booked = await book(scope, request, order)
    if (!booked) return refuse(notBooked(order))
    await settleRest(scope, request, order)
    return booked
  })
}

/** A time that was kept for it is kept no longer where it was booked at another. */
async function settleRest(scope: TxScope, { orderId, method }: Request, { mayBeKept }: Order): Promise<void> {
  if (method !== undefined) await keepMethod(scope, orderId, method)
  await settleContracts(scope, orderId)
  if (mayBeKept) await offerSlots(scope, await endOffersOf(scope, orderId))
}

/** A hold without time never ends: it was chosen or priced anew. */
const notBooked = ({ slotId }: Order) => refused(slotId === null ? 'terms_changed' : 'hold_lost')

async function lockOrder({ tx, businessId }: TxScope, { orderId, token }: Request) {
  const { rows } = await sql<Order>`
    select status, slot_id as "slotId", shoot_start as "shootStart", package_id as "packageId",
      has_discount as "hasDiscount", ${isPaidByProvider} as "isPaid", terms_version as "termsVersion",
      confirmed_at as "confirmedAt", origin in ('OWNER', 'WAITLIST') as "mayBeKept"
    from orders o where business_id = ${businessId} and id = ${orderId} and hold_token = ${token}
    for update`.execute(tx)
  return rows[0]
}

/** A held slot has kept its place; a booking without time takes one only now, and keeps the price that was paid. */
async function lacksDiscount(scope: TxScope, order: Order, token: string) {
  if (!order.hasDiscount || order.packageId === null || order.slotId !== null || order.isPaid) return false
  return !(await hasDiscountPlace(scope, order.packageId, token))
}

/** The order's hold, still live and still what the order says. */
const heldSlot = sql`
  update slot s set status = 'BOOKED', order_id = o.id, hold_token = null, lockout_end = null, hold_address = null,
    offer_token = null, offer_until = null, offer_order_id = null
  from orders o
  where s.business_id = o.business_id and s.id = o.slot_id and s.status = 'BOOKING' and s.hold_token = o.hold_token
    and s.hold_version = o.hold_version and s.lockout_end > now()`

/**
 * One statement: slot, order, invoices of nothing, and the message to the outbox; the discount's place follows. What was
 * kept beyond the time that is booked is free.
 */
async function book(scope: TxScope, { orderId, outboxId }: Request, order: Order) {
  const { tx, businessId } = scope
  const mine = sql`o.business_id = ${businessId} and o.id = ${orderId}`
  const ready =
    order.slotId === null
      ? sql`select o.id from orders o where ${mine} and not ${isOutdated}`
      : sql`${heldSlot} and ${mine} returning s.order_id as id`
  const { rows } = await sql<Confirmed>`
    with ready as (${ready}), settled as (
      update invoice i set payment_status = 'PAID', paid_date = now() from ready
      where i.business_id = ${businessId} and i.order_id = ready.id and i.amount_minor = 0
        and i.payment_status = 'PENDING'
    ), accepted as (
      update waitlist_offer w set ended_at = now() from ready
      where w.business_id = ${businessId} and w.slot_id = ${order.slotId} and w.ended_at is null
    ), narrowed as (
      update calendar_entry e set end_time = s.end_time from ready, slot s
      where e.business_id = ${businessId} and e.slot_id = ${order.slotId} and s.business_id = e.business_id
        and s.id = e.slot_id and s.service_date_id is null and e.end_time > s.end_time
    ), told as (
      insert into outbox (business_id, id, kind, dedupe_key, payload)
      select ${businessId}, ${outboxId}, 'order.booked', 'order.booked:' || ready.id,
        jsonb_build_object('orderId', ready.id) from ready
    )
    update orders o set status = 'BOOKED', customer_id = ${bookerOf}, confirmed_at = now(), updated_at = now() from ready
    where ${mine} and o.id = ready.id
    returning true as ok, o.id as "orderId", o.confirmed_at as "confirmedAt", true as "isNew"`.execute(tx)
  if (rows[0] && order.hasDiscount) await takeDiscountPlace(scope, orderId)
  return rows[0]
}
