import { confirmOrder, createOrder, holdSlot, releaseSlot } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addPackage, addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const contact = {
  fullName: 'Di Asker',
  email: 'di@people.example',
  emailConfirm: 'di@people.example',
  phone: '+1 555 010 0500',
}
const receive = () =>
  run(sql`update invoice set payment_status = 'PAID', method = 'OUTSIDE', paid_date = now()`)
const invoices = async () =>
  (
    await run(sql`select payment_status as status, amount_minor::int as amount, is_retainer as "isRetainer"
      from invoice order by position`)
  ).rows

const at = (minutes: number, more = {}) =>
  addSlot(app().rows, {
    start_time: minutesFromNow(minutes),
    end_time: minutesFromNow(minutes + 20),
    ...more,
  })

/** Ordered by somebody whose payment the studio has received before it is booked. */
async function received() {
  const slotId = await at(9000)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId, packageId: 'basic' })
  const { id } = await app().call(createOrder, { serviceId: 'mini', slotId, customer: contact }, { token })
  await receive()
  return { id, slotId, token }
}

const move = async (token: string, to: string, more: { packageId?: string } = {}) => {
  await app().call(holdSlot, { id: to, isPremiumAccepted: true, ...more }, { token })
  return app().call(createOrder, { serviceId: 'mini', slotId: to, customer: contact }, { token })
}

describe('an order that is received before it is booked', () => {
  beforeEach(() => addPackage(app().rows))

  test('is booked at the time that is chosen after it, and signed for that', async () => {
    const { id, slotId, token } = await received()
    await app().call(releaseSlot, { id: slotId }, { token })
    const other = await at(9100)
    expect(await move(token, other)).toMatchObject({ id, slot: { id: other } })
    expect(await app().call(confirmOrder, { id }, { token })).toMatchObject({
      status: 'BOOKED',
      slot: { id: other, status: 'BOOKED' },
    })
    const { rows } = await run(sql`select terms_version as version from orders`)
    expect(rows).toEqual([{ version: 2 }])
  })

  test('owes a time’s own fee on top', async () => {
    const { id, token } = await received()
    const [{ amount: paid }] = (await invoices()) as [{ amount: number }]
    const golden = await at(9100, { premium_fee_minor: 4500 })
    const { quote } = await move(token, golden)
    const total = Math.round(Number(quote.total) * 100)
    expect(total).toBeGreaterThan(paid)
    expect(await invoices()).toEqual([
      { status: 'PAID', amount: paid, isRetainer: true },
      { status: 'PENDING', amount: total - paid, isRetainer: true },
    ])
    expect(await app().call(confirmOrder, { id, method: 'OUTSIDE' }, { token })).toMatchObject({
      status: 'BOOKED',
      quote: { total: quote.total },
    })
  })

  test('is not made cheaper than what was received', async () => {
    await addPackage(app().rows, { id: 'small' })
    await run(sql`update package set total_fee_minor = 9500 where id = 'small'`)
    const { id, slotId, token } = await received()
    const before = await invoices()
    await app().call(holdSlot, { id: slotId, packageId: 'small' }, { token })
    const sent = { serviceId: 'mini', slotId, customer: contact }
    expect(await app().refusal(createOrder, sent, { token })).toMatchObject({
      status: 409,
      error: 'order_closed',
    })
    expect(await invoices()).toEqual(before)
    await app().call(holdSlot, { id: slotId, packageId: 'basic' }, { token })
    await app().call(createOrder, sent, { token })
    expect(await app().call(confirmOrder, { id }, { token })).toMatchObject({ status: 'BOOKED' })
  })
})

test('a booking that the studio called off keeps its browser from no other', async () => {
  await addPackage(app().rows)
  const slotId = await at(9000)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId, packageId: 'basic' })
  const sent = { serviceId: 'mini', slotId, customer: contact }
  const { id } = await app().call(createOrder, sent, { token })
  await cancelOrder(app().rows, { orderId: id, reason: '', outboxId: 'cancelled' })
  const other = await at(9100)
  const next = await move(token, other)
  expect(next.id).not.toBe(id)
  expect(await app().call(confirmOrder, { id: next.id, method: 'OUTSIDE' }, { token })).toMatchObject({
    status: 'BOOKED',
  })
})
