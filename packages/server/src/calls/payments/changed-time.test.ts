import { createOrder, holdSlot, moveOrderStatus } from '@bellows/api'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { customer, offerPayments, run, start, usePayingApp } from '../../../test/payments/paying.ts'
import { newToken } from '../../../test/studio-fixture.ts'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { openFullSession, startIn } from '../../testing/full-session.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
leavesPromisesKept(() => app().database)
beforeEach(async () => {
  await offerPayments(app(), ['STRIPE'])
  await openFullSession(app())
})

type Named = Readonly<{ token?: string; orderId?: string }>

/** Holds a start of the full session and orders it, or the order that is named. */
async function order(startTime: string, { token, orderId }: Named = {}) {
  const named = orderId === undefined ? {} : { orderId }
  const held = await app().call(holdSlot, { id: 'full', startTime, ...named }, token ? { token } : {})
  const { holdToken } = held
  const slotId = held.slot?.id ?? ''
  const who = orderId === undefined ? { customer } : named
  const made = await app().call(createOrder, { serviceId: 'full', slotId, ...who }, { token: holdToken })
  const [invoiceId = ''] = made.invoices.map(({ id }) => id)
  return { orderId: made.id, invoiceId, laterId: '', slotId, token: holdToken, made }
}

const attempts = async () =>
  (
    await app().database.kysely.selectFrom('payment_attempt').select('status').orderBy('created_at').execute()
  ).map(({ status }) => status)

test('another start of a full session gives up what was begun to be paid of the first', async () => {
  const first = await order(startIn(60))
  await start(app(), stripe, first)
  const second = await order(startIn(61), { token: first.token })
  expect(second.orderId).toBe(first.orderId)
  expect(second.made).toMatchObject({ slot: { id: second.slotId, startTime: startIn(61) } })
  await start(app(), stripe, second)
  expect(await attempts()).toEqual(['ABANDONED', 'CREATED'])
})

test('the same start again, after its hold was lost, can be paid', async () => {
  const first = await order(startIn(60))
  await start(app(), stripe, first)
  await run(app(), sql`delete from slot where id = ${first.slotId}`)
  const again = await order(startIn(60), { token: first.token })
  expect(again.orderId).toBe(first.orderId)
  expect(again.made).toMatchObject({ slot: { id: again.slotId } })
  expect(await start(app(), stripe, again)).toMatchObject({ state: 'OPEN' })
})

test('while money is on its way another start waits for it, and no other way of paying is spoken of', async () => {
  const first = await order(startIn(60))
  await start(app(), stripe, first)
  stripe.settle(stripe.refs().at(-1) ?? '', 'on its way')
  await expect(order(startIn(61), { token: first.token })).rejects.toMatchObject({
    status: 409,
    error: 'payment_in_progress',
  })
})

test('an order that was called off while its money was on its way keeps nobody from booking anew', async () => {
  const first = await order(startIn(60))
  await start(app(), stripe, first)
  stripe.settle(stripe.refs().at(-1) ?? '', 'on its way')
  const cancelled = { id: first.orderId, status: 'CANCELLED' as const }
  await app().call(moveOrderStatus, cancelled, { ownerOf: app().rows.businessId })
  const second = await order(startIn(61), { token: first.token })
  expect(second.orderId).not.toBe(first.orderId)
  expect(await start(app(), stripe, second)).toMatchObject({ state: 'OPEN' })
  expect(await attempts()).toEqual(['CREATED', 'CREATED'])
})

test('a prepared order that was begun to be paid on one device is booked from another', async () => {
  const orderId = 'preparedbyowner000000000'
  const contact = JSON.stringify({
    fullName: 'Di Asker',
    email: 'di@people.example',
    phone: '+1 555 010 0500',
  })
  await run(
    app(),
    sql`insert into orders (business_id, id, origin, service_id, contact, total_minor, currency, locale)
      values (${app().rows.businessId}, ${orderId}, 'OWNER', 'full', ${contact}::jsonb, 0, 'USD', 'en-US')`,
  )
  const one = await order(startIn(60), { orderId })
  await start(app(), stripe, one)
  const without = { serviceId: 'full', slotId: one.slotId, orderId }
  expect(await app().refusal(createOrder, without, { token: newToken() })).toMatchObject({
    error: 'slot_taken',
  })
  expect(await attempts()).toEqual(['CREATED'])
  const other = await order(startIn(61), { orderId })
  expect(other).toMatchObject({ orderId, made: { slot: { startTime: startIn(61) } } })
  expect(await attempts()).toEqual(['ABANDONED'])
})
