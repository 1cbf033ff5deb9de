import { confirmOrder } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, addSlot } from '../../test/studio-fixture.ts'
import { setStatus } from '../store/orders/set-status.ts'
import { newOrder } from '../testing/booked.ts'
import { addSite, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

async function booked() {
  await addPackage(app().rows)
  const { orderId, token } = await newOrder(app())
  await app().call(confirmOrder, { id: orderId }, { token })
  return orderId
}

async function read(path: string, host = 'studio.test') {
  const answer = await app().fetch(`/api/public/${path}`, { headers: { host } })
  return { status: answer.status, headers: answer.headers, lines: (await answer.text()).split('\r\n') }
}

async function feedAddress() {
  const { rows } = await run(sql`select calendar_token as token from business_domain d join business b
    on b.id = d.business_id where d.domain = 'studio.test'`)
  return `calendars/${String(Object(rows[0]).token)}.ics`
}

const uid = (lines: string[]) => lines.find((line) => line.startsWith('UID:'))
const named = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'))
const sequence = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))

describe('a booking’s file', () => {
  test('keeps its name when the date changes, and rises', async () => {
    const orderId = await booked()
    const before = await read(`orders/${orderId}/calendar.ics`)
    expect(before.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(before.headers.get('cache-control')).toBe('no-store')
    expect(uid(before.lines)).toBe(`UID:${orderId}@studio.test`)
    await run(sql`update orders set terms_version = terms_version + 1, shoot_start = shoot_start + interval '1 day',
      shoot_end = shoot_end + interval '1 day'`)
    const after = await read(`orders/${orderId}/calendar.ics`)
    expect(uid(after.lines)).toBe(uid(before.lines))
    expect(sequence(after.lines)).toBeGreaterThan(sequence(before.lines))
  })

  test('is not there before the booking stands, elsewhere, or for nonsense', async () => {
    await addPackage(app().rows)
    const { orderId, token } = await newOrder(app())
    expect((await read(`orders/${orderId}/calendar.ics`)).status).toBe(404)
    await app().call(confirmOrder, { id: orderId }, { token })
    await addSite(app().database, 'other.test')
    expect((await read(`orders/${orderId}/calendar.ics`, 'other.test')).status).toBe(404)
    expect((await read('orders/%00/calendar.ics')).status).toBe(404)
  })
})

describe('the studio’s feed', () => {
  test('has every booked shoot with who comes', async () => {
    const orderId = await booked()
    const { lines, headers } = await read(await feedAddress())
    expect(uid(lines)).toBe(`UID:${orderId}@studio.test`)
    expect(lines).toContain('SUMMARY:mini – Ann Booker')
    expect(lines).toContain('X-WR-CALNAME:Studio')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    await run(sql`update slot set status = 'AVAILABLE', order_id = null, held_at = null, hold_package_id = null,
      hold_addons = null, hold_price = null, hold_address = null`)
    await run(sql`update orders set status = 'CANCELLED', cancelled_at = now()`)
    expect((await read(await feedAddress())).lines).not.toContain('BEGIN:VEVENT')
  })

  test('has a combination’s further shoots by their own dates and names, though the first is long over', async () => {
    const orderId = await booked()
    const [near, over] = [new Date('2099-05-04T15:00:00Z'), new Date('2020-05-04T15:00:00Z')]
    const shoots = [
      [2, near],
      [3, over],
    ] as const
    for (const [shoot_number, start_time] of shoots) {
      const end_time = new Date(start_time.getTime() + 3_600_000)
      await addSlot(app().rows, { status: 'BOOKED', order_id: orderId, shoot_number, start_time, end_time })
    }
    const both = await read(await feedAddress())
    expect(named(both.lines)).toEqual([`UID:${orderId}@studio.test`, `UID:${orderId}-shoot-2@studio.test`])
    expect(both.lines).toEqual(expect.arrayContaining(['DTSTART:20990504T150000Z', 'DTEND:20990504T160000Z']))
    await run(sql`update orders set shoot_start = shoot_start - interval '1 year'`)
    const later = await read(await feedAddress())
    expect(named(later.lines)).toEqual([`UID:${orderId}-shoot-2@studio.test`])
  })

  test('keeps what took place', async () => {
    const orderId = await booked()
    await setStatus(app().rows, { orderId, to: 'SHOOTED' })
    expect(named((await read(await feedAddress())).lines)).toEqual([`UID:${orderId}@studio.test`])
  })

  test('opens by its own secret at its own studio only, and the secret is not logged', async () => {
    const address = await feedAddress()
    await addSite(app().database, 'other.test')
    expect((await read(address, 'other.test')).status).toBe(404)
    expect((await read(`calendars/${'0'.repeat(64)}.ics`)).status).toBe(404)
    expect((await read('calendars/x.ics')).status).toBe(404)
    await read(address)
    expect(JSON.stringify(app().logged)).not.toContain(address.slice(10, 40))
  })
})
