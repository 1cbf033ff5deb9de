import { dayOf, toMinor } from '@bellows/domain'
import { sql } from 'kysely'
import { newId } from '../base/new-id.ts'
import { json, putRows, type Row, type Tx } from '../db/put-rows.ts'
import { putReachable } from '../store/customers/put-customer.ts'
import { isWholeContact } from '../store/orders/contact.ts'
import { orderInvoices } from '../store/orders/order-invoices.ts'
import { findSlot, type FoundSlot } from './find-slot.ts'
import type { OrderFile } from './folder-schemas.ts'
import { isBooked, orderSeed, type Seed } from './order-seed.ts'
import type { Entry, Ground } from './studio-folder.ts'
import { writeSignatures } from './write-signatures.ts'

const key = ['business_id', 'id']

/** When what happened; `null` for what has not. */
function timesOf({ order, shoot, created }: Seed): Row {
  return {
    shoot_start: shoot && shoot.start,
    shoot_end: shoot && shoot.end,
    confirmed_at: isBooked(order.status) ? created : null,
    cancelled_at: order.status === 'CANCELLED' ? created : null,
    created_at: created,
    updated_at: created,
  }
}

async function orderRow(tx: Tx, ground: Ground, seed: Seed): Promise<Row> {
  const { order, quote } = seed
  return {
    business_id: ground.businessId,
    id: seed.id,
    origin: order.status === null ? 'OWNER' : 'VISITOR',
    status: order.status,
    service_id: seed.service.id,
    customer_id: await putReachable({ tx, businessId: ground.businessId }, order.customer),
    contact: json(order.customer),
    asks_customer: order.status === null && !isWholeContact(order.customer),
    package_id: seed.chosen && seed.chosen.id,
    addons: json(order.addons),
    quote: json(quote),
    total_minor: toMinor(quote.total, ground.currency),
    currency: ground.currency,
    locale: ground.folder.studio.language,
    ...timesOf(seed),
  }
}

/** How a payment stands: `null` due dates and prepared orders are open. */
function paymentOf({ order, created }: Seed, isPaid: boolean): Row {
  if (isPaid) return { payment_status: 'PAID', method: 'OUTSIDE', paid_date: created }
  const open = order.status === 'CANCELLED' ? 'CANCELED' : 'PENDING'
  return { payment_status: open, method: null, paid_date: null }
}

/** Those that fell due before today count as paid unless the file says how many are. */
function invoiceRows(ground: Ground, seed: Seed): Row[] {
  const { order, shoot, created } = seed
  const { timeZone } = ground.folder.studio
  const shootStart = shoot && shoot.start.getTime()
  const invoices = orderInvoices({ ...seed, shootStart, now: created.getTime(), timeZone })
  const today = dayOf(ground.now, timeZone)
  const isPaid = (due: string | null, index: number) =>
    order.paid === undefined ? due !== null && due < today && order.status !== null : index < order.paid
  return invoices.map((invoice, position) => ({
    business_id: ground.businessId,
    id: invoice.id,
    order_id: seed.id,
    position,
    milestone: invoice.milestone,
    label: invoice.label,
    is_retainer: invoice.isRetainer,
    amount_minor: invoice.amountMinor,
    currency: ground.currency,
    days: invoice.days,
    due_date: invoice.dueDate,
    ...paymentOf(seed, isPaid(invoice.dueDate, position)),
  }))
}

/** A full session's slot is made for its order and blocks the calendar. */
async function makeSlot(tx: Tx, { businessId }: Ground, { id, service, shoot }: Seed): Promise<void> {
  if (!shoot) return
  const common = { business_id: businessId, id: newId(), start_time: shoot.start, end_time: shoot.end }
  const slot = { ...common, service_id: service.id, status: 'BOOKED', order_id: id }
  await putRows(tx, { table: 'slot', key, rows: [slot] })
  const entry = { ...common, calendar_id: service.calendarId, slot_id: common.id }
  await putRows(tx, { table: 'calendar_entry', key, rows: [entry] })
  await sql`update orders set slot_id = ${common.id}
    where business_id = ${businessId} and id = ${id}`.execute(tx)
}

/** A booked order has its slot; one that the owner prepared keeps it for whoever has the order's link. */
async function takeSlot(
  tx: Tx,
  { id, order }: Seed,
  slot: FoundSlot & { businessId: string },
): Promise<void> {
  const { businessId } = slot
  await sql`update orders set slot_id = ${slot.id} where business_id = ${businessId} and id = ${id}`.execute(
    tx,
  )
  if (order.status === 'CANCELLED') return
  const taken =
    order.status === null
      ? sql`offer_token = ${id}, offer_until = start_time, offer_order_id = ${id}`
      : sql`status = 'BOOKED', order_id = ${id}`
  await sql`update slot set ${taken} where business_id = ${businessId} and id = ${slot.id}`.execute(tx)
}

export async function writeOrder(tx: Tx, ground: Entry, order: OrderFile): Promise<void> {
  const { businessId } = ground
  const { service } = order
  const slot = order.slot ? await findSlot(tx, ground, { ...order.slot, service }) : null
  const seed = orderSeed(order, slot, ground)
  await putRows(tx, { table: 'orders', key, rows: [await orderRow(tx, ground, seed)] })
  await putRows(tx, { table: 'invoice', key, rows: invoiceRows(ground, seed) })
  if (slot) await takeSlot(tx, seed, { ...slot, businessId })
  else if (isBooked(order.status)) await makeSlot(tx, ground, seed)
  await putRows(tx, {
    table: 'questionnaire_answer',
    key: ['business_id', 'order_id', 'question_id'],
    rows: order.answers.map(({ id, contents }) => ({
      business_id: businessId,
      order_id: seed.id,
      question_id: id,
      contents: json(contents),
    })),
  })
  await writeSignatures(tx, ground, seed)
}
