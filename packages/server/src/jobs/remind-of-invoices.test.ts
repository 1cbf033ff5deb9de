import { confirmOrder, setOrderDate } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addPackage, addSlot } from '../../test/studio-fixture.ts'
import { setStatus } from '../store/orders/set-status.ts'
import { remindOfInvoices } from '../store/outbox/remind-of-invoices.ts'
import { newOrder, putSettings } from '../testing/booked.ts'
import { at } from '../testing/dated-booking.ts'
import { sentBy } from '../testing/mailroom.ts'
import { studioDay, studioTime } from '../testing/studio-clock.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const noon = studioTime('12:00')
const dueOn = (day: string) => run(sql`update invoice set due_date = ${day}::date`)

/** So long ago the booking told what is due. */
const wasTold = (ago: string) =>
  run(sql`update orders set confirmed_at = now() - ${ago}::interval, updated_at = now() - ${ago}::interval`)

/** A round at this time, and another right after it. */
async function sentAt(now: Date): Promise<string[]> {
  await remindOfInvoices(app().database.kysely, now)
  await remindOfInvoices(app().database.kysely, now)
  return (await sentBy(app())).map(({ subject }) => subject)
}

/** Sets when the one invoice is due, counted from the studio's today, and runs a round. */
async function remindedOf(days: number): Promise<string[]> {
  await dueOn(studioDay(days))
  return sentAt(noon)
}

beforeEach(async () => {
  await addPackage(app().rows)
  const { orderId, token } = await newOrder(app())
  await app().call(confirmOrder, { id: orderId }, { token })
  await wasTold('30 days')
  await run(sql`update invoice set milestone = 'BEFORE_SHOOT_DATE', is_retainer = false`)
  await sentBy(app())
})

test('three days before, not four, and once', async () => {
  expect(await remindedOf(4)).toEqual([])
  expect(await remindedOf(3)).toEqual([expect.stringMatching(/^\$214\.50 is due on \w+ \d+, \d{4}$/)])
  expect(await remindedOf(3)).toEqual([])
})

test('after the due date only where the studio says so', async () => {
  expect(await remindedOf(-2)).toEqual([])
  await putSettings(app(), { groups: { paymentReminder: { daysBefore: null, daysAfter: 2 } } })
  expect(await remindedOf(1)).toEqual([])
  expect(await remindedOf(-1)).toEqual([])
  expect(await remindedOf(-2)).toEqual([expect.stringContaining('was due on')])
})

test('not of what was booked since, is paid, or is cancelled', async () => {
  await wasTold('1 hour')
  expect(await remindedOf(1)).toEqual([])
  await wasTold('30 days')
  await run(sql`update invoice set payment_status = 'PAID', paid_date = now()`)
  expect(await remindedOf(1)).toEqual([])
  await run(sql`update invoice set payment_status = 'CANCELED', paid_date = null`)
  expect(await remindedOf(1)).toEqual([])
})

test('not of what the letter of a new date has told since, but before another', async () => {
  const { rows } = await run(sql`select id from orders`)
  const slotId = await addSlot(app().rows, at(20))
  const by = { ownerOf: app().rows.businessId }
  await app().call(setOrderDate, { id: String(Object(rows[0])['id']), slotId }, by)
  expect((await sentBy(app())).map(({ subject }) => subject)).toContain('New date: mini')
  expect(await remindedOf(0)).toEqual([])
  expect(await remindedOf(1)).toEqual([])
  expect(await dueOn(studioDay(4)).then(() => sentAt(studioTime('12:00', studioDay(1))))).toEqual([
    expect.stringContaining('is due on'),
  ])
})

test('of what a shoot that took place leaves to be paid', async () => {
  const { rows } = await run(sql`select id from orders`)
  await setStatus(app().rows, { orderId: String(Object(rows[0])['id']), to: 'SHOOTED' })
  expect(await remindedOf(2)).toEqual([expect.stringContaining('is due on')])
})

test('of what a dearer time costs on top only when it is overdue', async () => {
  await run(sql`update invoice set milestone = 'DURING_BOOKING', is_retainer = false`)
  expect(await remindedOf(0)).toEqual([])
  await putSettings(app(), { groups: { paymentReminder: { daysBefore: 3, daysAfter: 2 } } })
  expect(await remindedOf(-2)).toEqual([expect.stringContaining('was due on')])
})

test('not of what was paid and is on its way, but once it has not come', async () => {
  await run(sql`insert into payment_attempt (business_id, id, order_id, invoice_id, method, amount_minor, currency,
      is_on_its_way)
    select business_id, 'attemptofabankdebit00000', order_id, id, 'STRIPE', amount_minor, currency, true from invoice`)
  expect(await remindedOf(1)).toEqual([])
  await run(sql`update payment_attempt set status = 'FAILED'`)
  expect(await remindedOf(1)).toEqual([expect.stringContaining('is due on')])
})

test('one that is paid between reminder and mail is not sent', async () => {
  await dueOn(studioDay(2))
  await remindOfInvoices(app().database.kysely, noon)
  await run(sql`update invoice set payment_status = 'PAID', paid_date = now()`)
  expect(await sentBy(app())).toEqual([])
})

test('from nine in the studio’s morning on, once, and never past the day that it names', async () => {
  await dueOn(studioDay())
  expect(await sentAt(studioTime('00:05'))).toEqual([])
  expect(await sentAt(studioTime('08:59'))).toEqual([])
  expect(await sentAt(studioTime('09:00', studioDay(1)))).toEqual([])
  expect(await sentAt(studioTime('09:00'))).toEqual([expect.stringContaining('is due on')])
  expect(await sentAt(studioTime('23:59'))).toEqual([])
})

test.each(['2027-03-14', '2027-11-07'])('at nine too where the clocks change, as on %s', async (day) => {
  await dueOn(day)
  expect(await sentAt(studioTime('08:59', day))).toEqual([])
  expect(await sentAt(studioTime('09:00', day))).toEqual([expect.stringContaining('is due on')])
})
