import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { supersedeSignatures } from '../contracts/supersede.ts'
import { write } from '../db/write.ts'
import { freeSlots } from './free-holds.ts'
import type { Scope } from './places.ts'
import { refused, type Refusal, type Studio } from './studio.ts'

type Moved = {
  ok: true
  orderId: string
  shootStart: Date
  shootEnd: Date
  termsVersion: number
  isNew: boolean
}
type MoveRefusal = Refusal<'not_found' | 'not_movable' | 'hold_lost'>
type Request = {
  orderId: string
  /** Of the hold on the new slot. */
  token: string
  /** New due dates; those of settled invoices stay as they are. */
  dueDates: { id: string; dueDate: string | null }[]
  outboxId: string
}
type Order = Omit<Moved, 'ok' | 'isNew'> & { status: string | null; serviceId: string; token: string | null }
type Answer = Moved | MoveRefusal

/** Gives a booked order the slot that `token` holds and frees its old one, both or neither. */
export async function moveOrder(studio: Studio, request: Request): Promise<Answer> {
  return write<Answer>(studio.kysely, async (tx, refuse) => {
    const order = await lockOrder(tx, studio.businessId, request.orderId)
    if (!order) return refused('not_found')
    if (order.status !== 'BOOKED') return refused('not_movable')
    if (order.token === request.token) return { ...order, ok: true, isNew: false }
    await freeSlots(tx, studio.businessId, sql`s.order_id = ${request.orderId}`)
    const moved = await takeSlot({ tx, businessId: studio.businessId }, request, order.serviceId)
    if (!moved) return refuse(refused('hold_lost'))
    await setDueDates(tx, studio.businessId, request)
    await supersedeSignatures({ tx, businessId: studio.businessId }, request.orderId)
    return moved
  })
}

async function lockOrder(tx: Transaction<Tables>, businessId: string, orderId: string) {
  const { rows } = await sql<Order>`
    select id as "orderId", status, service_id as "serviceId", hold_token as token, shoot_start as "shootStart",
      shoot_end as "shootEnd", terms_version as "termsVersion"
    from orders where business_id = ${businessId} and id = ${orderId} for update`.execute(tx)
  return rows[0]
}

async function takeSlot({ tx, businessId }: Scope, { orderId, token, outboxId }: Request, serviceId: string) {
  const { rows } = await sql<Moved>`
    with s as (
      update slot set status = 'BOOKED', order_id = ${orderId}, hold_token = null, lockout_end = null,
        offer_token = null, offer_until = null, offer_order_id = null
      where business_id = ${businessId} and hold_token = ${token} and service_id = ${serviceId}
        and status = 'BOOKING' and lockout_end > now() and not exists (
          select 1 from orders o where o.business_id = ${businessId} and o.hold_token = ${token})
      returning id, start_time, end_time
    ), told as (
      insert into outbox (business_id, id, kind, dedupe_key, payload)
      select ${businessId}, ${outboxId}, 'order.moved', 'order.moved:' || ${outboxId}::text,
        jsonb_build_object('orderId', ${orderId}::text) from s
    )
    update orders o set slot_id = s.id, shoot_start = s.start_time, shoot_end = s.end_time, hold_token = ${token},
      flag = null, terms_version = o.terms_version + 1, updated_at = now() from s
    where o.business_id = ${businessId} and o.id = ${orderId}
    returning true as ok, o.id as "orderId", o.shoot_start as "shootStart", o.shoot_end as "shootEnd",
      o.terms_version as "termsVersion", true as "isNew"`.execute(tx)
  return rows[0]
}

async function setDueDates(tx: Transaction<Tables>, businessId: string, { orderId, dueDates }: Request) {
  await sql`
    update invoice i set due_date = v."dueDate"
    from jsonb_to_recordset(${JSON.stringify(dueDates)}::jsonb) as v(id text, "dueDate" date)
    where i.business_id = ${businessId} and i.order_id = ${orderId} and i.id = v.id
      and i.payment_status = 'PENDING'`.execute(tx)
}
