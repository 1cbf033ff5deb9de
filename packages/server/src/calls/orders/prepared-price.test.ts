import { confirmOrder, createOrder, getOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { changeCurrency } from '../../testing/change-currency.ts'
import { pendingId, prepareOrder } from '../../testing/prepared-order.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

const agreed = { packageId: 'basic', quote: { total: '150.00' } }
const changed = { status: 409, error: 'terms_changed' }
const later = (minutes = 9000) =>
  addSlot(app().rows, { start_time: minutesFromNow(minutes), end_time: minutesFromNow(minutes + 20) })
/** What the package costs everybody, far below what was agreed. */
beforeEach(async () => {
  await prepareOrder(app(), { keeps: false })
  await run(sql`update package set total_fee_minor = 1000`)
})

const own = { packageId: 'basic', addons: [] }
const order = (slotId: string, token: string, named = true) => ({
  sent: { serviceId: 'mini', slotId, ...(named && { orderId: pendingId }) },
  by: { token },
})
const book = async (slotId: string, token: string) => {
  const { sent, by } = order(slotId, token)
  await app().call(createOrder, sent, by)
  await app().call(confirmOrder, { id: pendingId }, by)
  return app().call(getOrder, { id: pendingId })
}

async function keep(): Promise<string> {
  const id = await later(9500)
  await run(sql`update slot set offer_token = ${pendingId}, offer_until = start_time, offer_order_id = ${pendingId}
    where id = ${id}`)
  return id
}

const edit = () => run(sql`update service set updated_at = updated_at + interval '1 minute'`)

describe('what the owner agreed with a client', () => {
  test.each([
    ['a package', { packageId: 'basic' }],
    ['add-ons', { addons: [] }],
  ])('is not replaced where %s is chosen at the time that is kept', async (_, choice) => {
    const [slotId, token] = [await keep(), pendingId]
    expect((await app().call(holdSlot, { id: slotId, ...choice }, { token })).quote?.subtotal).toBe('10.00')
    for (const named of [true, false]) {
      const { sent, by } = order(slotId, token, named)
      expect(await app().refusal(createOrder, sent, by)).toMatchObject(changed)
    }
    expect(await app().call(holdSlot, { id: slotId }, { token })).toMatchObject(agreed)
    expect(await book(slotId, token)).toMatchObject({ status: 'BOOKED', quote: agreed.quote })
  })

  test('is not replaced where a time is held without it, and holds as soon as it is named', async () => {
    const slotId = await later()
    const { holdToken: token } = await app().call(holdSlot, { id: slotId })
    const { sent, by } = order(slotId, token)
    expect(await app().refusal(createOrder, sent, by)).toMatchObject(changed)
    expect(await app().call(holdSlot, { id: slotId, orderId: pendingId }, by)).toMatchObject(agreed)
    expect(await book(slotId, token)).toMatchObject({ status: 'BOOKED', quote: agreed.quote })
  })

  test('is not replaced once it is ordered', async () => {
    const [first, second] = [await later(), await later(9200)]
    const { holdToken: token } = await app().call(holdSlot, { id: first, orderId: pendingId })
    const { sent, by } = order(first, token)
    await app().call(createOrder, sent, by)
    await app().call(holdSlot, { id: first, ...own }, by)
    const unnamed = { serviceId: 'mini', slotId: first }
    expect(await app().refusal(createOrder, unnamed, by)).toMatchObject(changed)
    await app().call(holdSlot, { id: second, ...own }, by)
    expect(await app().refusal(createOrder, { ...unnamed, slotId: second }, by)).toMatchObject(changed)
    await app().call(holdSlot, { id: second, orderId: pendingId }, by)
    expect(await book(second, token)).toMatchObject({ status: 'BOOKED', quote: agreed.quote })
  })

  test('is held after the service was edited, though the order is not named again', async () => {
    const kept = await keep()
    await app().call(holdSlot, { id: kept }, { token: pendingId })
    await edit()
    expect(await app().call(holdSlot, { id: kept }, { token: pendingId })).toMatchObject(agreed)
    const slotId = await later()
    const { holdToken: token } = await app().call(holdSlot, { id: slotId, orderId: pendingId })
    await edit()
    expect(await app().call(holdSlot, { id: slotId }, { token })).toMatchObject(agreed)
    expect(await book(slotId, token)).toMatchObject({ status: 'BOOKED', quote: agreed.quote })
  })
  test('costs no fee in a currency that the studio has changed to', async () => {
    await changeCurrency(app(), 'JPY')
    const id = await later()
    await run(sql`update slot set premium_fee_minor = 4500 where id = ${id}`)
    const asked = { id, orderId: pendingId, isPremiumAccepted: true }
    expect(await app().call(holdSlot, asked)).toMatchObject(agreed)
  })
})
