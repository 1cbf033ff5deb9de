import { bookSlot, checkBooked, confirmOrder, createOrder, getOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, addSlot, newToken } from '../../../test/studio-fixture.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { useTestApp } from '../../testing/test-app.ts'

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

const keptAddresses = () => run(sql`select 1 from slot where hold_address is not null`)

const settings = (part: object) =>
  run(sql`update business set settings = settings || ${JSON.stringify(part)}::jsonb`)
const content = (part: object) =>
  run(sql`update service set content = ${JSON.stringify(part)}::jsonb where id = 'mini'`)

describe('confirming', () => {
  test('offline fees: booked with open payments; asked again, the same', async () => {
    const { order, token, slotId } = await ordered()
    const booked = await app().call(confirmOrder, { id: order.id }, { token })
    expect(booked).toMatchObject({ status: 'BOOKED', slot: { status: 'BOOKED' } })
    expect(booked.invoices.map(({ paymentStatus }) => paymentStatus)).toEqual(['PENDING', 'PENDING'])
    expect(await app().call(confirmOrder, { id: order.id }, { token })).toMatchObject({ status: 'BOOKED' })
    expect(await app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })).toMatchObject({
      id: order.id,
      status: 'BOOKED',
    })
    expect(await app().call(checkBooked, { id: slotId })).toMatchObject({ isBooked: true })
    expect((await run(sql`select 1 from outbox`)).rows).toHaveLength(1)
  })

  test('the address that the hold was counted by goes with it', async () => {
    const { order, token } = await ordered()
    expect((await keptAddresses()).rows).toHaveLength(1)
    await app().call(confirmOrder, { id: order.id }, { token })
    expect((await keptAddresses()).rows).toEqual([])
  })

  test('is not to report a payment, even where clients may', async () => {
    await run(sql`update business set client_may_report_payment = true`)
    const { order, token } = await ordered()
    const booked = await app().call(confirmOrder, { id: order.id }, { token })
    expect(booked.invoices.map(({ paymentStatus }) => paymentStatus)).toEqual(['PENDING', 'PENDING'])
    expect((await run(sql`select kind from outbox`)).rows).toEqual([{ kind: 'order.booked' }])
  })

  test('under the slot’s id it is the same call', async () => {
    const { order, token, slotId } = await ordered()
    expect(await app().refusal(bookSlot, { id: slotId })).toMatchObject({ status: 403 })
    expect(await app().refusal(bookSlot, { id: slotId }, { token: newToken() })).toMatchObject({
      error: 'slot_taken',
    })
    for (const _ of ['first', 'again'])
      expect(await app().call(bookSlot, { id: slotId }, { token })).toMatchObject({
        id: order.id,
        status: 'BOOKED',
      })
  })

  test('under the slot’s id a hold that ended is told, too', async () => {
    const { token, slotId } = await ordered()
    await run(sql`update slot set held_at = now() - interval '1 hour', lockout_end = now()`)
    expect(await app().refusal(bookSlot, { id: slotId }, { token })).toMatchObject({
      status: 409,
      error: 'hold_expired',
    })
  })

  test('an order that the owner cancelled meanwhile is closed, and its time is free for another', async () => {
    const { order, token, slotId } = await ordered()
    const studio = { kysely: app().database.kysely, businessId: app().rows.businessId }
    await cancelOrder(studio, { orderId: order.id, reason: '', outboxId: 'cancelled' })
    const closed = { status: 409, error: 'order_closed' }
    expect(
      await app().refusal(createOrder, { serviceId: 'mini', slotId, customer }, { token }),
    ).toMatchObject({
      status: 409,
      error: 'hold_expired',
    })
    expect(await app().call(holdSlot, { id: slotId })).toMatchObject({ slot: { id: slotId } })
    expect(await app().refusal(confirmOrder, { id: order.id }, { token })).toMatchObject(closed)
    expect(await app().refusal(bookSlot, { id: slotId }, { token })).toMatchObject(closed)
  })

  test('without time a discount whose last place went meanwhile is told, and nothing is booked', async () => {
    await addPackage(app().rows, { places: 1 })
    await run(
      sql`update service set is_booking_without_time = true, is_mini_session = false where id = 'mini'`,
    )
    const orders: { id: string; token: string }[] = []
    for (let count = 0; count < 2; count += 1) {
      const { holdToken: token } = await app().call(holdSlot, { id: 'mini' })
      const wanted = { serviceId: 'mini', slotId: null, customer }
      orders.push({ id: (await app().call(createOrder, wanted, { token })).id, token })
    }
    const [first, second] = orders
    if (!first || !second) throw new Error('both are ordered')
    await app().call(confirmOrder, { id: first.id }, first)
    expect(await app().refusal(confirmOrder, { id: second.id }, second)).toMatchObject({
      status: 409,
      error: 'discount_gone',
    })
    expect(await app().call(getOrder, { id: second.id })).toMatchObject({ status: null })
  })

  test('before there is an order, that step is named', async () => {
    const { token, slotId } = await held()
    const refused = await app().refusal(bookSlot, { id: slotId }, { token })
    expect(refused).toMatchObject({
      status: 409,
      error: 'step_required',
      validation: [{ path: 'your-information' }],
    })
  })

  test('only the hold’s token confirms', async () => {
    const { order } = await ordered()
    expect(await app().refusal(confirmOrder, { id: order.id })).toMatchObject({ status: 403 })
    expect(await app().refusal(confirmOrder, { id: order.id }, { token: newToken() })).toMatchObject({
      status: 403,
    })
    expect(await app().call(getOrder, { id: order.id })).toMatchObject({ status: null })
  })

  test('a contract, a questionnaire, then a payment are asked for by name', async () => {
    await settings({ contracts: [{ id: 'agreement', name: 'Agreement', body: '<p>x</p>', version: '1' }] })
    const questions = [{ id: 'who', title: 'Who?', type: 'SHORT_TEXT', options: [] }]
    await content({ contractTemplates: ['agreement'], questionnaire: { questions } })
    const { order, token } = await ordered()
    const missing = async () =>
      (await app().refusal(confirmOrder, { id: order.id }, { token })).validation[0]?.path
    expect(await missing()).toBe('sign-contract')
    await content({ questionnaire: { questions } })
    expect(await missing()).toBe('questionnaire')
    await content({ questionnaire: { questions }, isAfterBookingQuestionnaire: true })
    await settings({ payments: { feeCollection: 'COLLECT_FEES_ONLINE', methods: [{ method: 'STRIPE' }] } })
    expect(await missing()).toBe('payments')
    expect(await app().refusal(confirmOrder, { id: order.id, method: 'STRIPE' }, { token })).toMatchObject({
      error: 'step_required',
    })
    expect(await app().refusal(confirmOrder, { id: order.id, method: 'OUTSIDE' }, { token })).toMatchObject({
      error: 'step_required',
    })
    expect(await app().call(getOrder, { id: order.id })).toMatchObject({ status: null })
  })

  test('a way of paying outside is kept and settles nothing', async () => {
    await settings({ payments: { feeCollection: 'COLLECT_FEES_ONLINE', methods: [{ method: 'OUTSIDE' }] } })
    const { order, token } = await ordered()
    const booked = await app().call(confirmOrder, { id: order.id, method: 'OUTSIDE' }, { token })
    expect(booked.invoices).toMatchObject([{ method: 'OUTSIDE', paymentStatus: 'PENDING' }, {}])
  })

  test('a hold that ended is told; one that another has is told as taken', async () => {
    const { order, token, slotId } = await ordered()
    await run(sql`update slot set held_at = now() - interval '1 hour', lockout_end = now()`)
    expect(await app().refusal(confirmOrder, { id: order.id }, { token })).toMatchObject({
      error: 'hold_expired',
    })
    await app().call(holdSlot, { id: slotId })
    expect(await app().refusal(confirmOrder, { id: order.id }, { token })).toMatchObject({
      error: 'slot_taken',
    })
    expect(await app().call(getOrder, { id: order.id })).toMatchObject({ status: null, slot: null })
  })

  test('16 times at once it is booked once', async () => {
    const { order, token } = await ordered()
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => app().call(confirmOrder, { id: order.id }, { token })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['BOOKED']))
    expect((await run(sql`select 1 from outbox`)).rows).toHaveLength(1)
  })
})
