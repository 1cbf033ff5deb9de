import { createOrder, getOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, addSlot, newToken } from '../../../test/studio-fixture.ts'
import { orderReference } from '../../store/orders/order-reference.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const customer = { fullName: 'Ann Booker', email: 'ann@people.example', phone: '+1 555 010 0300' }
const plan = [{ milestone: 'DURING_BOOKING', percent: 30 }]

async function held() {
  await addPackage(app().rows)
  await run(
    sql`update package set content = ${JSON.stringify({ paymentSetup: plan, milestone: 'BEFORE_SHOOT_DATE', remainingBalanceDue: 1 })}::jsonb`,
  )
  const slotId = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId })
  return { slotId, token }
}

async function ordered() {
  const { slotId, token } = await held()
  const order = await app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
  return { slotId, token, order }
}

describe('a new order', () => {
  test('has the frozen price, its payments and no status yet', async () => {
    const { order } = await ordered()
    expect(order).toMatchObject({
      status: null,
      customer: { firstName: 'Ann', maskedEmail: 'ann@…' },
      package: { name: 'basic' },
      quote: { total: '214.50' },
      slot: { status: 'BOOKING' },
      dueNow: '64.35',
    })
    expect(order.invoices).toMatchObject([
      { amount: '64.35', milestone: 'DURING_BOOKING', isRetainer: true, paymentStatus: 'PENDING' },
      { amount: '150.15', milestone: 'BEFORE_SHOOT_DATE' },
    ])
    expect(order.reference).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/)
    expect(JSON.stringify(order)).not.toContain(customer.phone)
  })

  test('the same token gives the same order, be it at once', async () => {
    const { slotId, token } = await held()
    const ask = () => app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
    const orders = await Promise.all([ask(), ask(), ask()])
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect((await run(sql`select 1 from orders`)).rows).toHaveLength(1)
  })

  test('prices, states and unknown fields are never taken from the body', async () => {
    const { slotId, token } = await held()
    const tampered = [{ totalFee: 0 }, { discount: 100 }, { tax: 0 }, { status: 'BOOKED' }, { paid: true }]
    for (const part of tampered) {
      const input = { serviceId: 'mini', slotId, customer, ...part }
      expect(await app().refusal(createOrder, input, { token })).toMatchObject({ status: 400 })
    }
    expect((await run(sql`select 1 from orders`)).rows).toHaveLength(0)
  })

  test('who books is judged by the form’s rules', async () => {
    const { slotId, token } = await held()
    const wrong = { fullName: ' ', email: 'nobody', emailConfirm: 'somebody', phone: '12' }
    const refused = await app().refusal(
      createOrder,
      { serviceId: 'mini', slotId, customer: wrong },
      { token },
    )
    expect(refused.validation.map(({ path, message }) => [path, message])).toEqual(
      expect.arrayContaining([
        ['customer.fullName', 'This field cannot be left blank'],
        ['customer.email', 'Please enter the correct email format'],
        ['customer.phone', 'Please enter the correct phone number format'],
      ]),
    )
  })

  test('without a hold, with an ended one, or with another’s there is none', async () => {
    const { slotId, token } = await held()
    const input = { serviceId: 'mini', slotId, customer }
    expect(await app().refusal(createOrder, input)).toMatchObject({ status: 403 })
    expect(await app().refusal(createOrder, input, { token: newToken() })).toMatchObject({
      status: 409,
      error: 'slot_taken',
    })
    expect(await app().refusal(createOrder, { ...input, serviceId: 'full' }, { token })).toMatchObject({
      status: 404,
    })
    await run(sql`update slot set held_at = now() - interval '1 hour', lockout_end = now()`)
    expect(await app().refusal(createOrder, input, { token })).toMatchObject({
      status: 409,
      error: 'hold_expired',
    })
  })

  test('a package has to be chosen first', async () => {
    await addPackage(app().rows)
    await addPackage(app().rows, { id: 'other' })
    const slotId = await addSlot(app().rows)
    const { holdToken: token } = await app().call(holdSlot, { id: slotId })
    const refused = await app().refusal(createOrder, { serviceId: 'mini', slotId, customer }, { token })
    expect(refused).toMatchObject({ error: 'step_required', validation: [{ path: 'select-package' }] })
  })
})

test('an order opens to its own studio’s address only', async () => {
  const { order } = await ordered()
  await addSite(app().database, 'other.test')
  const theirs = await app().refusal(getOrder, { id: order.id }, { host: 'other.test' })
  expect(theirs).toEqual(await app().refusal(getOrder, { id: 'thereisnosuchorder0000000' }))
  const response = await app().fetch(`/api/public/orders/${order.id}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

const fingerprint = () =>
  run(sql`select md5(string_agg(t.row::text, '|' order by t.row::text)) from (
  select to_jsonb(o) as row from orders o union all select to_jsonb(s) from slot s
  union all select to_jsonb(i) from invoice i union all select to_jsonb(b) from business b) t`)

test('reading twice changes nothing', async () => {
  const { order, token, slotId } = await ordered()
  const before = await fingerprint()
  for (const path of [
    `orders/${order.id}`,
    `bookings/${slotId}`,
    `bookings/${slotId}/check-booked`,
    'services',
    'site',
    'service-slots/lockeds',
  ]) {
    const init = { headers: { 'x-hold-token': token } }
    await app().fetch(`/api/public/${path}`, init)
    await app().fetch(`/api/public/${path}`, init)
  }
  expect((await fingerprint()).rows).toEqual(before.rows)
})

test('a reference is short, steady and free of look-alikes', () => {
  expect(orderReference('a')).toBe(orderReference('a'))
  expect(orderReference('a')).not.toBe(orderReference('b'))
  for (let count = 0; count < 200; count += 1)
    expect(orderReference(String(count))).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/)
})
