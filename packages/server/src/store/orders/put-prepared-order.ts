import { toMinor, type Customer, type Quote } from '@bellows/domain'
import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import { json, putRows, type Row } from '../../db/put-rows.ts'
import { putReachable } from '../customers/put-customer.ts'
import type { Choice } from '../holds/hold.ts'
import type { SlotNow } from '../holds/read-slot.ts'
import { putMessage } from '../outbox/put-message.ts'
import { isWholeContact } from './contact.ts'
import type { NewInvoice } from './put-invoices.ts'

/** An order that the owner prepared, priced. */
export interface PreparedOrder {
  id: string
  serviceId: string
  packageId: string | null
  choice: Pick<Choice, 'addons'>
  slot: SlotNow | null
  contact: Customer
  quote: Quote
  invoices: readonly NewInvoice[]
  locale: string
}

const key = ['business_id', 'id']

function orderRow(businessId: string, customerId: string | null, order: PreparedOrder): Row {
  const { quote, slot } = order
  return {
    business_id: businessId,
    id: order.id,
    origin: 'OWNER',
    service_id: order.serviceId,
    customer_id: customerId,
    contact: json(order.contact),
    asks_customer: !isWholeContact(order.contact),
    slot_id: slot && slot.id,
    shoot_start: slot && slot.startTime,
    shoot_end: slot && slot.endTime,
    package_id: order.packageId,
    addons: json(order.choice.addons),
    quote: json(quote),
    total_minor: toMinor(quote.total, quote.currency),
    currency: quote.currency,
    locale: order.locale,
  }
}

function invoiceRows(businessId: string, { id, quote, invoices }: PreparedOrder): Row[] {
  return invoices.map((invoice, position) => ({
    business_id: businessId,
    id: invoice.id,
    order_id: id,
    position,
    milestone: invoice.milestone,
    label: invoice.label,
    is_retainer: invoice.isRetainer,
    amount_minor: invoice.amountMinor,
    currency: quote.currency,
    days: invoice.days,
    due_date: invoice.dueDate,
  }))
}

/** Keeps a free slot for the order's link until it starts; false when it is not free. */
async function keepSlot({ tx, businessId }: TxScope, { id, slot }: PreparedOrder): Promise<boolean> {
  if (!slot) return true
  const { rows } = await sql`
    update slot set offer_token = ${id}, offer_until = start_time, offer_order_id = ${id}
    where business_id = ${businessId} and id = ${slot.id} and start_time > now()
      and not is_disabled and not is_break_time and (offer_until is null or offer_until <= now())
      and (status = 'AVAILABLE' or (status = 'BOOKING' and lockout_end <= now())) returning id`.execute(tx)
  return rows.length > 0
}

/** Order, payments, kept slot and the client's letter; false when the slot is not free, and the caller undoes the rest. */
export async function putPreparedOrder(scope: TxScope, order: PreparedOrder): Promise<boolean> {
  const { tx, businessId } = scope
  const customerId = await putReachable(scope, order.contact)
  await putRows(tx, { table: 'orders', key, rows: [orderRow(businessId, customerId, order)] })
  await putRows(tx, { table: 'invoice', key, rows: invoiceRows(businessId, order) })
  const message = {
    kind: 'order.prepared',
    key: `order.prepared:${order.id}`,
    payload: { orderId: order.id },
  }
  await putMessage(scope, message)
  return keepSlot(scope, order)
}
