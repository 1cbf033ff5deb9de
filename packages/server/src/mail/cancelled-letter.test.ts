import { moveOrderStatus, selectDate } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { bookDated } from '../testing/dated-booking.ts'
import { openFullSession, startIn } from '../testing/full-session.ts'
import { sentBy } from '../testing/mailroom.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

const linesOf = (content: unknown) =>
  String(content)
    .split('\r\n')
    .filter((line) => /^(UID|DTSTART|DTEND|SUMMARY|LOCATION)/.test(line))

test('a cancelled combination leaves the client’s calendar with each of its shoots, by name and time', async () => {
  await openFullSession(app())
  const orderId = await bookDated(app(), 'full', { id: 'full', startTime: startIn(140), packageId: 'both' })
  await app().call(selectDate, { id: orderId, shootId: 'shoot-2', startTime: startIn(150) })
  const before = (await sentBy(app())).findLast(({ to }) => to.address !== 'hello@studio.example')
  await cancelOrder(app().rows, { orderId, reason: '', outboxId: 'cancelled' })
  const [mail] = await sentBy(app())
  const booked = linesOf(before?.attachments[0]?.content)
  expect(booked.filter((line) => line.startsWith('UID:'))).toHaveLength(2)
  expect(linesOf(mail?.attachments[0]?.content)).toEqual(booked)
  expect(String(mail?.attachments[0]?.content).match(/STATUS:CANCELLED/g)).toHaveLength(2)
  expect(mail?.text).toMatch(/^Wedding: .+ 9:00/m)
})

test('a lead of no service that came to nothing leaves no letter that is tried in vain', async () => {
  const { businessId, kysely } = app().rows
  const id = 'leadofnoservice0000000000'
  await sql`insert into orders (business_id, id, origin, status, contact, currency, locale)
    values (${businessId}, ${id}, 'INQUIRY', 'INQUIRY', '{"email": "di@people.example"}', 'USD', 'en-US')`.execute(
    kysely,
  )
  await app().call(moveOrderStatus, { id, status: 'CANCELLED' }, { ownerOf: businessId })
  expect(await sentBy(app())).toEqual([])
  expect((await sql`select kind from outbox where done_at is null`.execute(kysely)).rows).toEqual([])
})
