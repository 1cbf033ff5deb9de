import { createOrder, holdSlot, startPayment } from '@bellows/api'
import { sql } from 'kysely'
// The vendors' libraries are large: they are there before the first test, whose time they would take.
import '../../src/payments/square.ts'
import '../../src/payments/stripe.ts'
import { useTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { addPackage, addSlot } from '../studio-fixture.ts'
import type { FakeVendor, Sent } from './vendor.ts'

export const customer = { fullName: 'Ann Booker', email: 'ann@people.example', phone: '+1 555 010 0300' }

export const run = (app: TestApp, query: ReturnType<typeof sql>) => query.execute(app.database.kysely)

/** A studio that is paid through the vendor, and its server. */
export function usePayingApp(vendor: FakeVendor): () => TestApp {
  return useTestApp({ settings: { paymentEnvironment: vendor.environment, paymentsPerHour: 10_000 } })
}

/** What the studio offers and asks for: a third at booking, the rest before the shoot. */
export async function offerPayments(app: TestApp, methods: readonly string[]): Promise<void> {
  const payments = { feeCollection: 'COLLECT_FEES_ONLINE', methods: methods.map((method) => ({ method })) }
  await run(app, sql`update business set settings = settings || ${JSON.stringify({ payments })}::jsonb`)
  await addPackage(app.rows)
  const plan = {
    paymentSetup: [{ milestone: 'DURING_BOOKING', percent: 30 }],
    milestone: 'BEFORE_SHOOT_DATE',
    remainingBalanceDue: 1,
  }
  await run(app, sql`update package set content = ${JSON.stringify(plan)}::jsonb`)
}

export interface Ordered {
  orderId: string
  /** Of the retainer. */
  invoiceId: string
  /** Of the rest. */
  laterId: string
  slotId: string
  token: string
}

/** An order of a held slot, its retainer open. */
export const ordered = async (app: TestApp): Promise<Ordered> => orderedOf(app, await addSlot(app.rows))

/** The same of a slot that is kept for whoever has its link. */
export async function orderedByLink(app: TestApp): Promise<Ordered> {
  const slotId = await addSlot(app.rows)
  const token = 'secretofthekeptslot00000'
  await run(
    app,
    sql`update slot set offer_token = ${token}, offer_until = now() + interval '1 day' where id = ${slotId}`,
  )
  return orderedOf(app, slotId, token)
}

async function orderedOf(app: TestApp, slotId: string, kept?: string): Promise<Ordered> {
  const { holdToken: token } = await app.call(holdSlot, { id: slotId }, kept ? { token: kept } : {})
  const order = await app.call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
  const [invoiceId = '', laterId = ''] = order.invoices.map(({ id }) => id)
  return { orderId: order.id, invoiceId, laterId, slotId, token }
}

/** The same of a booking without time; it makes the service one. */
export async function orderedWithoutTime(app: TestApp): Promise<Ordered> {
  await run(app, sql`update service set is_booking_without_time = true where id = 'mini'`)
  const { holdToken: token } = await app.call(holdSlot, { id: 'mini' })
  const order = await app.call(createOrder, { serviceId: 'mini', slotId: null, customer }, { token })
  const [invoiceId = '', laterId = ''] = order.invoices.map(({ id }) => id)
  return { orderId: order.id, invoiceId, laterId, slotId: '', token }
}

/** Starts paying the retainer. */
export function start(app: TestApp, vendor: FakeVendor, { orderId, invoiceId, token }: Ordered) {
  return app.call(startPayment, { orderId, invoiceId, method: vendor.method }, { token })
}

export async function send(app: TestApp, vendor: FakeVendor, { raw, headers }: Sent): Promise<number> {
  const response = await app.post(`/api/webhooks/${vendor.method.toLowerCase()}`, raw, headers)
  return response.status
}

export async function rowsOf(app: TestApp, { orderId, invoiceId }: Ordered) {
  const { kysely } = app.database
  const [order, invoice, attempts, news] = await Promise.all([
    kysely.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    kysely.selectFrom('invoice').selectAll().where('id', '=', invoiceId).executeTakeFirstOrThrow(),
    kysely.selectFrom('payment_attempt').selectAll().orderBy('created_at').execute(),
    kysely.selectFrom('outbox').select('kind').orderBy('kind').execute(),
  ])
  return { order, invoice, attempts, news: news.map(({ kind }) => kind) }
}
