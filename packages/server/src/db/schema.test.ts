import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookSlot } from '../../test/orders.ts'
import {
  addPackage,
  addSlot,
  addStudio,
  minutesFromNow,
  newToken,
  type StudioRows,
} from '../../test/studio-fixture.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { DatabaseError } from './pool.ts'

const database = useTestDatabase()
let studio: StudioRows
let slotId: string
let orderId: string
beforeEach(async () => {
  studio = await addStudio(database().kysely)
  slotId = await addSlot(studio)
  orderId = await bookSlot(studio, slotId)
})

const faultOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((caught: unknown) => caught)
  return error instanceof DatabaseError ? `${error.code} ${error.constraint}` : error
}
const slots = () => database().kysely.updateTable('slot')
const order = () => ({
  business_id: studio.businessId,
  id: randomUUID(),
  service_id: 'mini',
  currency: 'USD',
  locale: 'en-US',
})
const booked = () => ({ ...order(), status: 'BOOKED' as const, confirmed_at: new Date() })
const orders = () => database().kysely.insertInto('orders')
const entry = (from: number, to: number) => ({
  business_id: studio.businessId,
  id: randomUUID(),
  calendar_id: 'main',
  start_time: minutesFromNow(from),
  end_time: minutesFromNow(to),
})
const addHomePage = () =>
  database()
    .kysely.insertInto('page')
    .values({ business_id: studio.businessId, id: randomUUID(), title: 'Home', layout: '{}' })
    .execute()
const entries = () => database().kysely.insertInto('calendar_entry')

describe('the database refuses', () => {
  test('a second live order of a slot', async () => {
    const second = orders()
      .values({ ...booked(), slot_id: slotId })
      .execute()
    expect(await faultOf(second)).toBe('23505 orders_live_slot')
  })

  test('a second slot of an order', async () => {
    const second = await addSlot(studio)
    const taken = slots().set({ status: 'BOOKED', order_id: orderId }).where('id', '=', second).execute()
    expect(await faultOf(taken)).toBe('23505 slot_order')
  })

  test('a token on two slots', async () => {
    const hold = {
      status: 'BOOKING' as const,
      hold_token: newToken(),
      held_at: minutesFromNow(0),
      lockout_end: minutesFromNow(15),
    }
    await addSlot(studio, hold)
    expect(await faultOf(addSlot(studio, hold))).toBe('23505 slot_hold')
  })

  test.each([
    ['a booked slot without order', { order_id: null }, 'slot_state'],
    ['a free slot that has an order', { status: 'AVAILABLE' as const }, 'slot_state'],
    [
      'a hold without end',
      { status: 'BOOKING' as const, hold_token: newToken(), order_id: null },
      'slot_state',
    ],
    ['a booked break', { is_break_time: true }, 'slot_bookable'],
    ['an eleventh extension', { extension_count: 11 }, 'slot_extension_count_check'],
    ['a premium of nothing', { premium_fee_minor: 0 }, 'slot_premium_fee_minor_check'],
  ])('%s', async (_, row, constraint) => {
    expect(await faultOf(slots().set(row).where('id', '=', slotId).execute())).toBe(`23514 ${constraint}`)
  })

  test('a hold longer than all its extensions', async () => {
    const hold = { hold_token: newToken(), held_at: minutesFromNow(0), lockout_end: minutesFromNow(166) }
    expect(await faultOf(addSlot(studio, { status: 'BOOKING', ...hold }))).toBe('23514 slot_lockout')
  })

  test('a reference into another studio', async () => {
    const other = await addStudio(database().kysely)
    const stray = orders()
      .values({ ...order(), business_id: other.businessId, slot_id: slotId })
      .execute()
    expect(await faultOf(stray)).toBe('23503 orders_business_id_slot_id_fkey')
  })

  test('overlapping entries of one calendar, not adjacent ones', async () => {
    await entries()
      .values([entry(0, 60), entry(60, 120)])
      .execute()
    expect(await faultOf(entries().values(entry(59, 61)).execute())).toBe('23P01 calendar_no_overlap')
  })

  test('a confirmed order without its moment, and a second of one hold', async () => {
    expect(
      await faultOf(
        orders()
          .values({ ...order(), status: 'BOOKED' })
          .execute(),
      ),
    ).toBe('23514 orders_confirmed')
    const held = { ...order(), hold_token: newToken() }
    await orders().values(held).execute()
    const again = orders()
      .values({ ...held, id: randomUUID() })
      .execute()
    expect(await faultOf(again)).toBe('23505 orders_hold')
  })

  test('a paid invoice without date, and more discounts than places', async () => {
    const paid = database().kysely.updateTable('invoice').set({ payment_status: 'PAID' }).execute()
    expect(await faultOf(paid)).toBe('23514 invoice_paid')
    await addPackage(studio, { places: 1 })
    const used = database().kysely.updateTable('discount').set({ used_count: 2 }).execute()
    expect(await faultOf(used)).toBe('23514 discount_places')
  })

  test('a second home page', async () => {
    await addHomePage()
    expect(await faultOf(addHomePage())).toBe('23505 page_slug')
  })
})
