import { leastInstalment } from '@bellows/domain'
import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import { stillDue } from './still-due.ts'

export type NewInvoice = {
  id: string
  milestone: 'DURING_BOOKING' | 'BEFORE_SHOOT_DATE' | 'AFTER_SHOOT_DATE' | 'ON_SHOOT_DATE'
  label: string
  isRetainer: boolean
  amountMinor: number
  days: number
  /** YYYY-MM-DD, null while the shoot has no date. */
  dueDate: string | null
}

/** What is paid of an order in all, and the place after it. */
type Paid = { amountMinor: number; places: number }

export async function paidOf({ tx, businessId }: TxScope, orderId: string): Promise<Paid> {
  const { rows } = await sql<Paid>`
    select coalesce(sum(amount_minor), 0)::float8 as "amountMinor", coalesce(max(position) + 1, 0) as places
    from invoice where business_id = ${businessId} and order_id = ${orderId} and payment_status = 'PAID'`.execute(
    tx,
  )
  return rows[0] ?? { amountMinor: 0, places: 0 }
}

interface Due {
  orderId: string
  currency: string
  invoices: NewInvoice[]
  paid: Paid
}

/** The same payments asked for again keep their ids, which the visitor may be paying by. */
export async function putInvoices(
  { tx, businessId }: TxScope,
  { orderId, currency, invoices, paid }: Due,
): Promise<void> {
  const due = stillDue(invoices, { paidMinor: paid.amountMinor, least: leastInstalment(currency) })
  const wanted = JSON.stringify(due.map((invoice, index) => ({ ...invoice, position: paid.places + index })))
  const rows = sql`jsonb_to_recordset(${wanted}::jsonb) as v(id text, position integer, milestone text, label text,
    "isRetainer" boolean, "amountMinor" bigint, days integer, "dueDate" date)`
  const isSame = sql`i.position = v.position and i.payment_status = 'PENDING' and i.currency = ${currency} and
    (i.milestone, i.label, i.is_retainer, i.amount_minor, i.days, i.due_date) is not distinct from
    (v.milestone, v.label, v."isRetainer", v."amountMinor", v.days, v."dueDate")`
  const mine = sql`i.business_id = ${businessId} and i.order_id = ${orderId}`
  await sql`delete from invoice i where ${mine} and i.payment_status <> 'PAID' and not exists (select 1 from ${rows} where ${isSame})`.execute(
    tx,
  )
  await sql`
    insert into invoice (business_id, id, order_id, position, milestone, label, is_retainer, amount_minor, currency,
      days, due_date)
    select ${businessId}, v.id, ${orderId}, v.position, v.milestone, v.label, v."isRetainer", v."amountMinor",
      ${currency}, v.days, v."dueDate"
    from ${rows} where not exists (select 1 from invoice i where ${mine} and ${isSame})`.execute(tx)
}
