import {
  getOptionGroups,
  getRescheduleLink,
  listOwnersOrders,
  moveOrderStatus,
  receivePayment,
} from '@bellows/api'
import type { OrderStatus } from '@bellows/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendCall } from '../../testing/calling/send-call.ts'
import { tableDigest } from '../../testing/calling/table-digest.ts'
import { smallStudio, useSmallStudio } from '../../testing/small-folder.ts'
import { useTestApp, type Visitor } from '../../testing/test-app.ts'

const app = useTestApp()
const importSmall = useSmallStudio()
const owner: Visitor = { host: smallStudio.host, ownerOf: smallStudio.id }
const BOOKED = 'seededbookedorder0000000001'

beforeEach(() => importSmall(app().database))

const orders = (status?: OrderStatus) => app().call(listOwnersOrders, { status }, owner)
async function only(status: OrderStatus): Promise<string> {
  const [order] = await orders(status)
  return order?.id ?? ''
}
const slotsOf = (orderId: string) =>
  app().database.kysely.selectFrom('slot').selectAll().where('order_id', '=', orderId).execute()
const move = (id: string, status: 'MEETING' | 'SHOOTED' | 'CANCELLED') =>
  app().call(moveOrderStatus, { id, status }, owner)
const receive = (orderId: string, invoiceId: string) =>
  app().call(receivePayment, { orderId, invoiceId }, owner)
const invoiceOf = async (id: string) =>
  (await orders()).find((order) => order.id === id)?.invoices[0]?.id ?? ''

test('orders are listed by status, the studio’s own only', async () => {
  const all = await orders()
  expect(all.map(({ id }) => id)).toContain(BOOKED)
  const inquiries = all.filter(({ status }) => status === 'INQUIRY')
  expect(inquiries.length).toBeGreaterThan(0)
  expect(await orders('INQUIRY')).toEqual(inquiries)
  expect(await app().call(listOwnersOrders, {}, { ownerOf: app().rows.businessId })).toEqual([])
  const unknown = { input: { status: 'PAID' }, host: smallStudio.host, ownerOf: smallStudio.id }
  expect(await sendCall(app(), listOwnersOrders, unknown)).toMatchObject({ status: 400 })
})

/** As many inquiries as nobody reads at once, three a second; the small studio's own are newer. */
const addInquiries = (count: number) =>
  sql`insert into orders (business_id, id, status, contact, currency, locale, created_at)
    select ${smallStudio.id}, 'inquiry' || lpad(n::text, 20, '0'), 'INQUIRY', '{}', 'USD', 'en-US',
      timestamptz '2020-01-01' + floor(n / 3) * interval '1 second' from generate_series(1, ${count}) n`.execute(
    app().database.kysely,
  )

async function allListed(status?: OrderStatus): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < 1000) {
    const next = await app().call(listOwnersOrders, { status, after: ids.at(-1) }, owner)
    ids.push(...next.map(({ id }) => id))
    if (next.length < 200) break
  }
  return ids
}

test('what is more than a list has comes behind its last one, each order once', async () => {
  const [before, inquired] = [await allListed(), await allListed('INQUIRY')]
  await addInquiries(450)
  const { rows } = await sql<{ id: string }>`select id from orders where business_id = ${smallStudio.id}
    order by created_at desc, id`.execute(app().database.kysely)
  expect(await orders()).toHaveLength(200)
  expect(await allListed()).toEqual(rows.map(({ id }) => id))
  expect(rows).toHaveLength(before.length + 450)
  expect(await allListed('INQUIRY')).toHaveLength(inquired.length + 450)
})

test('a place in the list that is none is refused, another studio’s too', async () => {
  expect(await app().refusal(listOwnersOrders, { after: 'nobodys' }, owner)).toMatchObject({ status: 404 })
  const stranger = { ownerOf: app().rows.businessId }
  expect(await app().refusal(listOwnersOrders, { after: BOOKED }, stranger)).toMatchObject({ status: 404 })
})

describe('status', () => {
  test('an inquiry becomes a meeting, again makes no difference, then is cancelled', async () => {
    const id = await only('INQUIRY')
    expect(await move(id, 'MEETING')).toMatchObject({ id, status: 'MEETING', fullName: 'Di Asker' })
    expect(await move(id, 'MEETING')).toMatchObject({ status: 'MEETING' })
    expect(await move(id, 'CANCELLED')).toMatchObject({ status: 'CANCELLED' })
  })

  test('cancelling frees the slot and ends what is open; again makes no difference', async () => {
    expect(await slotsOf(BOOKED)).toHaveLength(1)
    const cancelled = await move(BOOKED, 'CANCELLED')
    expect(new Set(cancelled.invoices.map(({ paymentStatus }) => paymentStatus))).not.toContain('PENDING')
    expect(await slotsOf(BOOKED)).toEqual([])
    expect(await move(BOOKED, 'CANCELLED')).toMatchObject({ status: 'CANCELLED' })
  })

  test('a booked shoot that took place is final', async () => {
    expect(await move(BOOKED, 'SHOOTED')).toMatchObject({ status: 'SHOOTED' })
    for (const status of ['MEETING', 'CANCELLED'] as const) {
      const refused = await app().refusal(moveOrderStatus, { id: BOOKED, status }, owner)
      expect(refused).toMatchObject({ status: 409, error: 'illegal_move' })
    }
  })

  test.each([
    ['WAITLIST', 'SHOOTED'],
    ['WAITLIST', 'MEETING'],
    ['INQUIRY', 'SHOOTED'],
    ['CANCELLED', 'MEETING'],
    ['SHOOTED', 'CANCELLED'],
  ] as const)('%s does not become %s', async (from, status) => {
    const id = await only(from)
    const before = await tableDigest(app().database.pool)
    const refused = await app().refusal(moveOrderStatus, { id, status }, owner)
    expect(refused).toMatchObject({ status: 409, error: 'illegal_move' })
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })
})

describe('money that came directly', () => {
  beforeEach(async () => {
    await app().database.pool.query(
      "update invoice set payment_status = 'PENDING', paid_date = null, method = null where payment_status = 'PAID'",
    )
  })
  test('the invoice is paid, told once, and keeps its first date', async () => {
    const invoiceId = await invoiceOf(BOOKED)
    const [paid] = (await receive(BOOKED, invoiceId)).invoices
    expect(paid).toMatchObject({ paymentStatus: 'PAID', method: 'OUTSIDE', paidDate: expect.any(String) })
    expect((await receive(BOOKED, invoiceId)).invoices[0]?.paidDate).toBe(paid?.paidDate)
    const told = await app()
      .database.kysely.selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'invoice.paid')
      .execute()
    expect(told).toHaveLength(1)
  })

  test('a cancelled invoice and one of another order are refused', async () => {
    const invoiceId = await invoiceOf(BOOKED)
    const other = await only('SHOOTED')
    expect(await app().refusal(receivePayment, { orderId: other, invoiceId }, owner)).toMatchObject({
      status: 404,
    })
    await app().call(moveOrderStatus, { id: BOOKED, status: 'CANCELLED' }, owner)
    const refused = await app().refusal(receivePayment, { orderId: BOOKED, invoiceId }, owner)
    expect(refused).toMatchObject({ status: 409, error: 'invoice_canceled' })
  })
})

test('the reschedule link is on the studio’s own domain, for booked orders only', async () => {
  const { url } = await app().call(getRescheduleLink, { id: BOOKED }, owner)
  expect(url).toBe(`https://small.example/select-date/${BOOKED}`)
  const refused = await app().refusal(getRescheduleLink, { id: await only('SHOOTED') }, owner)
  expect(refused).toMatchObject({ status: 409, error: 'not_booked' })
})

test('the option groups are those of the folder', async () => {
  expect(await app().call(getOptionGroups, {}, owner)).toMatchObject({
    countersign: { isAutomatic: true, name: 'Maren Small' },
    paymentSetup: { feeCollection: 'COLLECT_FEES_OFFLINE', clientMayReportPayment: false },
    notifications: { newInquiry: true },
    logo: { alt: 'Small Studio' },
    howItWorks: [{ title: 'We write to you' }],
  })
  const others = await app().call(getOptionGroups, {}, { ownerOf: app().rows.businessId })
  expect(JSON.stringify(others)).not.toContain('Small')
})
