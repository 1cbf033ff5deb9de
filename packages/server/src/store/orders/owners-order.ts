import type { listOwnersOrders, OutputOf } from '@bellows/api'
import { customerSchema, fromMinor, type OrderStatus } from '@bellows/domain'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { isMoneyComing } from '../invoices/money-coming.ts'
import { orderReference } from './order-reference.ts'

export type OwnersOrder = OutputOf<typeof listOwnersOrders>[number]

const ORDERS_MAX = 200

interface InvoiceRow {
  id: string
  label: string
  amount_minor: number
  payment_status: OwnersOrder['invoices'][number]['paymentStatus']
  is_being_paid: boolean
  paid: number | null
  method: OwnersOrder['invoices'][number]['method']
  milestone: OwnersOrder['invoices'][number]['milestone']
  is_retainer: boolean
  due_date: string | null
  days: number
}

interface Row {
  id: string
  status: OrderStatus | null
  serviceId: string | null
  contact: unknown
  shootStart: Date | null
  currency: string
  createdAt: Date
  invoices: InvoiceRow[]
}

const invoicesOf = sql`select json_agg(json_build_object('id', i.id, 'label', i.label,
    'amount_minor', i.amount_minor, 'payment_status', i.payment_status,
    'is_being_paid', ${isMoneyComing('i')} and i.payment_status = 'PENDING', 'paid', floor(extract(epoch from i.paid_date) * 1000)::float8, 'method', i.method,
    'milestone', i.milestone, 'is_retainer', i.is_retainer, 'due_date', i.due_date, 'days', i.days)
    order by i.position) as invoices
  from invoice i where i.business_id = o.business_id and i.order_id = o.id`

function invoiceWire(row: InvoiceRow, currency: string): OwnersOrder['invoices'][number] {
  return {
    id: row.id,
    label: row.label,
    amount: fromMinor(row.amount_minor, currency),
    paymentStatus: row.payment_status,
    paidDate: row.paid === null ? null : new Date(row.paid).toISOString(),
    isBeingPaid: row.is_being_paid,
    method: row.method,
    milestone: row.milestone,
    isRetainer: row.is_retainer,
    dueDate: row.due_date,
    days: row.days,
  }
}

function orderWire(row: Row): OwnersOrder {
  const { fullName, email } = z.parse(customerSchema, { fullName: '', email: '', ...Object(row.contact) })
  return {
    id: row.id,
    reference: orderReference(row.id),
    status: row.status,
    serviceId: row.serviceId,
    fullName,
    email,
    shootTime: row.shootStart?.toISOString() ?? null,
    invoices: row.invoices.map((invoice) => invoiceWire(invoice, row.currency)),
    createdDate: row.createdAt.toISOString(),
  }
}

/** The studio's orders that fit `which` (over `orders o`), the newest first. */
async function readWhere({ kysely, businessId }: Scope, which: RawBuilder<unknown>): Promise<OwnersOrder[]> {
  const { rows } = await sql<Row>`
    select o.id, o.status, o.service_id as "serviceId", o.contact, o.shoot_start as "shootStart", o.currency,
      o.created_at as "createdAt", coalesce(i.invoices, '[]') as invoices
    from orders o cross join lateral (${invoicesOf}) i
    where o.business_id = ${businessId} and ${which}
    order by o.created_at desc, o.id limit ${ORDERS_MAX}`.execute(kysely)
  return rows.map(orderWire)
}

type Listed = Readonly<{ status?: OrderStatus | undefined; after?: string | undefined }>

/** Orders `o` that come behind another in the list, which may have got another status meanwhile. */
const behind = (after: string) => sql`exists (select 1 from orders l
  where l.business_id = o.business_id and l.id = ${after}
    and (o.created_at < l.created_at or (o.created_at = l.created_at and o.id > l.id)))`

/** The studio's orders of one status, or all of them; as many as are listed at once. */
export const readOwnersOrders = (scope: Scope, { status, after }: Listed): Promise<OwnersOrder[]> =>
  readWhere(
    scope,
    sql`${status === undefined ? sql`true` : sql`o.status = ${status}`}
      and ${after === undefined ? sql`true` : behind(after)}`,
  )

/** @throws Refusal 404 */
export async function readOwnersOrder(scope: Scope, orderId: string): Promise<OwnersOrder> {
  const [order] = await readWhere(scope, sql`o.id = ${orderId}`)
  if (!order) throw notFound()
  return order
}
