import { confirmOrder, prepareOrder, sendRescheduleLink } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, addSlot } from '../../test/studio-fixture.ts'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { newOrder } from '../testing/booked.ts'
import { sentBy } from '../testing/mailroom.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const client = 'ann@people.example'

async function booked() {
  await addPackage(app().rows)
  const ordered = await newOrder(app())
  await app().call(confirmOrder, { id: ordered.orderId }, { token: ordered.token })
  return ordered
}

/** The shoot begins then. */
const inHours = (hours: number) =>
  run(sql`update orders set shoot_start = now() + make_interval(hours => ${hours}),
    shoot_end = now() + make_interval(hours => ${hours + 1})`)

const byOwner = () => ({ ownerOf: app().rows.businessId })

describe('what the owner offers', () => {
  test('a prepared order is told to its client with its link, until it is booked', async () => {
    await addPackage(app().rows)
    const slotId = await addSlot(app().rows)
    const sent = {
      serviceId: 'mini',
      packageId: 'basic',
      slotId,
      customer: { fullName: 'Ann Booker', email: client, phone: '+1 555 010 0300' },
    }
    const { order, url } = await app().call(prepareOrder, sent, byOwner())
    const [mail, ...more] = await sentBy(app())
    expect([mail?.to.address, mail?.subject, more]).toEqual([client, 'Your booking is ready: mini', []])
    expect(mail?.text).toContain('is kept for you.')
    expect(mail?.text).toContain(url)
    await cancelOrder(app().rows, { orderId: order.id, reason: '', outboxId: 'cancelled' })
    await run(sql`update outbox set done_at = null, available_at = now() where kind like '%prepared%'`)
    expect(await sentBy(app())).toEqual([])
  })

  test('the link that moves the date is one letter for presses in a row', async () => {
    const { orderId } = await booked()
    await inHours(240)
    await sentBy(app())
    const send = () => app().call(sendRescheduleLink, { id: orderId }, byOwner())
    const [{ url }] = await Promise.all([send(), send()])
    const mails = await sentBy(app())
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([[client, 'Move the date: mini']])
    expect(mails[0]?.text).toContain(url)
    expect(url).toBe(`https://studio.test/select-date/${orderId}`)
  })

  test('it is not sent for a date that can no longer be moved', async () => {
    const { orderId } = await booked()
    await sentBy(app())
    await inHours(240)
    await app().call(sendRescheduleLink, { id: orderId }, byOwner())
    await inHours(47)
    expect(await sentBy(app())).toEqual([])
  })

  test('nor is it promised then: the press is refused, and says why', async () => {
    const { orderId } = await booked()
    await sentBy(app())
    await inHours(47)
    const refused = await app().refusal(sendRescheduleLink, { id: orderId }, byOwner())
    expect(refused).toMatchObject({ status: 409, error: 'not_reschedulable' })
    expect(refused.message).toBe(
      'The client can’t choose this date now: no letter was sent. RESCHEDULE with a time sets it.',
    )
    expect(await sentBy(app())).toEqual([])
  })
})
