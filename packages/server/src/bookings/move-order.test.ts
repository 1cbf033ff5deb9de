import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookSlot } from '../../test/orders.ts'
import { addSlot, addStudio, minutesFromNow, newToken, type StudioRows } from '../../test/studio-fixture.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { cancelOrder } from './cancel-order.ts'
import { holdSlot } from './hold-slot.ts'
import { holdTime } from './hold-time.ts'
import { moveOrder } from './move-order.ts'
import { readSlot } from './read-slot.ts'

const database = useTestDatabase()
let studio: StudioRows
let slotId: string
let orderId: string
beforeEach(async () => {
  studio = await addStudio(database().kysely)
  slotId = await addSlot(studio)
  orderId = await bookSlot(studio, slotId)
})

const holdOf = async (slot: string) => {
  const token = newToken()
  await holdSlot(studio, { slotId: slot, token, address: null, maxPerAddress: 5 })
  return token
}
const move = (token: string, dueDates: { id: string; dueDate: string }[] = []) =>
  moveOrder(studio, { orderId, token, dueDates, outboxId: randomUUID() })
const cancel = (whose: StudioRows) => cancelOrder(whose, { orderId, reason: 'rain', outboxId: randomUUID() })
const statusOf = async (slot: string) => (await readSlot(studio, slot))?.status
const invoices = () => database().kysely.selectFrom('invoice').selectAll().execute()

describe('moving an order', () => {
  test('takes the held slot, frees the old one, and is harmless to repeat', async () => {
    const start = minutesFromNow(5 * 1440)
    const next = await addSlot(studio, { start_time: start, end_time: minutesFromNow(5 * 1440 + 20) })
    const [invoice] = await invoices()
    const token = await holdOf(next)
    const dueDates = [{ id: invoice?.id ?? '', dueDate: '2031-02-03' }]
    expect(await move(token, dueDates)).toMatchObject({
      ok: true,
      isNew: true,
      shootStart: start,
      termsVersion: 2,
    })
    expect(await move(token, dueDates)).toMatchObject({ ok: true, isNew: false, termsVersion: 2 })
    expect([await statusOf(slotId), await statusOf(next)]).toEqual(['AVAILABLE', 'BOOKED'])
    expect(await invoices()).toMatchObject([{ due_date: '2031-02-03' }])
  })

  test('keeps the old slot when there is no hold on a new one', async () => {
    expect(await move(newToken())).toEqual({ ok: false, reason: 'hold_lost' })
    const elsewhere = {
      slotId: randomUUID(),
      serviceId: 'full',
      startTime: minutesFromNow(9000),
      endTime: minutesFromNow(9060),
    }
    const token = newToken()
    await holdTime(studio, { ...elsewhere, token, address: null, maxPerAddress: 5 })
    expect(await move(token)).toEqual({ ok: false, reason: 'hold_lost' })
    expect(await statusOf(slotId)).toBe('BOOKED')
  })

  test('of another studio, or cancelled, is refused', async () => {
    const other = await addStudio(database().kysely)
    const request = { orderId, token: newToken(), dueDates: [], outboxId: randomUUID() }
    expect(await moveOrder(other, request)).toEqual({ ok: false, reason: 'not_found' })
    await cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
    expect(await move(await holdOf(await addSlot(studio)))).toEqual({ ok: false, reason: 'not_movable' })
  })
})

describe('cancelling an order', () => {
  test('frees the slot, cancels what is open and keeps what is paid', async () => {
    await database()
      .kysely.updateTable('invoice')
      .set({ payment_status: 'PAID', paid_date: new Date() })
      .execute()
    const open = {
      business_id: studio.businessId,
      id: randomUUID(),
      order_id: orderId,
      position: 1,
      currency: 'USD',
    }
    await database()
      .kysely.insertInto('invoice')
      .values({ ...open, milestone: 'ON_SHOOT_DATE', amount_minor: 1 })
      .execute()
    expect(await cancel(studio)).toEqual({ ok: true, orderId })
    expect(await statusOf(slotId)).toBe('AVAILABLE')
    expect((await invoices()).map((invoice) => invoice.payment_status).toSorted()).toEqual([
      'CANCELED',
      'PAID',
    ])
    expect(await cancel(studio)).toEqual({ ok: false, reason: 'not_cancellable' })
  })

  test('of another studio finds nothing', async () => {
    expect(await cancel(await addStudio(database().kysely))).toEqual({ ok: false, reason: 'not_found' })
    expect(await statusOf(slotId)).toBe('BOOKED')
  })
})
