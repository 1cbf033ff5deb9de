import { confirmOrder } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage } from '../../test/studio-fixture.ts'
import { MOST_ATTEMPTS } from '../store/outbox/backoff.ts'
import { claimMessage } from '../store/outbox/outbox.ts'
import { newOrder } from '../testing/booked.ts'
import { deliverAll, makeMailroom, putEvent } from '../testing/mailroom.ts'
import { openSmtpSink } from '../testing/smtp-sink.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { Mail } from './letters/mail.ts'
import { smtpPost } from './post.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const later = () => run(sql`update outbox set available_at = now() where done_at is null`)

async function booked() {
  await addPackage(app().rows)
  const { orderId, token } = await newOrder(app())
  await app().call(confirmOrder, { id: orderId }, { token })
  return orderId
}

const refuse = () => Promise.reject(Object.assign(new Error('550 ann@people.example'), { responseCode: 550 }))

const addresses = (mails: readonly Mail[]) => mails.map(({ to }) => to.address).toSorted()

describe('delivery', () => {
  test('is once each, whoever else delivers', async () => {
    await booked()
    const rooms = Array.from({ length: 8 }, () => makeMailroom(app()))
    await Promise.all(rooms.map(({ room }) => deliverAll(room)))
    const sent = rooms.flatMap((one) => one.sent)
    expect(addresses(sent)).toEqual(['ann@people.example', 'hello@studio.example'])
    await later()
    expect(await deliverAll(makeMailroom(app()).room)).toBe(0)
  })

  test('a letter that fails waits and is tried again, the other is not sent twice', async () => {
    await booked()
    const sent: Mail[] = []
    let left = 1
    const post = async (mail: Mail) => {
      if (mail.to.address === 'ann@people.example' && left-- > 0) throw new Error('550 ann@people.example')
      sent.push(mail)
    }
    const { room } = makeMailroom(app(), { post })
    await deliverAll(room)
    expect(addresses(sent)).toEqual(['hello@studio.example'])
    expect(await deliverAll(room)).toBe(0)
    const { rows } = await run(sql`select round(extract(epoch from available_at - now()))::int as wait
      from outbox where done_at is null`)
    expect(rows).toEqual([{ wait: 30 }])
    await later()
    await deliverAll(room)
    expect(addresses(sent)).toEqual(['ann@people.example', 'hello@studio.example'])
  })

  test('is given up after many attempts, said in the log without names, and left alone', async () => {
    await booked()
    const logged: unknown[] = []
    const note = (entry: unknown) => void logged.push(entry)
    const log = Object.assign(makeMailroom(app()).room.log.child({}), { warn: note, error: note })
    const { room } = makeMailroom(app(), { post: refuse, log })
    await deliverAll(room)
    await run(
      sql`update outbox set attempts = ${MOST_ATTEMPTS - 1}, available_at = now() where done_at is null`,
    )
    await deliverAll(room)
    const { rows } = await run(
      sql`select given_up_at is not null as gone from outbox where kind like 'mail:%'`,
    )
    expect(rows).toEqual([{ gone: true }, { gone: true }])
    expect(logged.at(-1)).toMatchObject({ isGivenUp: true, responseCode: 550, attempts: MOST_ATTEMPTS })
    expect(JSON.stringify(logged)).not.toContain('people.example')
    await run(sql`update outbox set available_at = now()`)
    expect(await deliverAll(room)).toBe(0)
  })

  test('what a process is delivering to a slow mail server is no other’s', async () => {
    await putEvent(app(), 'mail:order.booked:client', {})
    await claimMessage(app().database.kysely)
    await run(sql`update outbox set available_at = available_at - interval '350 seconds'`)
    expect(await claimMessage(app().database.kysely)).toBeUndefined()
  })

  test('what a process took and never ended comes back when its lease is over', async () => {
    await booked()
    expect(await claimMessage(app().database.kysely)).toMatchObject({ kind: 'order.booked', attempts: 1 })
    const { room, sent } = makeMailroom(app())
    expect(await deliverAll(room)).toBe(0)
    await later()
    await deliverAll(room)
    expect(sent).toHaveLength(2)
  })

  test('events that nobody is written to of just end', async () => {
    await putEvent(app(), 'nobody.asks', { orderId: 'x' })
    const { room, sent } = makeMailroom(app())
    expect(await deliverAll(room)).toBe(1)
    expect(sent).toEqual([])
  })

  test('over SMTP each arrives once, though the server was busy at first', async () => {
    await booked()
    const sink = await openSmtpSink(1)
    const { room } = makeMailroom(app(), { post: smtpPost(sink.url), mailFrom: 'post@bellows.example' })
    await deliverAll(room)
    await later()
    await deliverAll(room)
    await sink.close()
    expect(sink.received.flatMap(({ to }) => to).toSorted()).toEqual([
      'ann@people.example',
      'hello@studio.example',
    ])
    const raw = sink.received.find(({ to }) => to[0] === 'ann@people.example')?.raw ?? ''
    expect(raw).toContain('From: Studio <post@bellows.example>')
    expect(raw).toContain('text/calendar')
  })
})
