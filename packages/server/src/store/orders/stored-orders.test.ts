import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { anOrder, confirmationOf } from '../../../test/orders.ts'
import {
  addPackage,
  addService,
  addSlot,
  addStudio,
  newToken,
  type StudioRows,
} from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { claimSlot } from '../holds/claim-slot.ts'
import { holdUntimed } from '../holds/hold-untimed.ts'
import { readSlot } from '../holds/read-slot.ts'
import { bookOrder } from './book-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { storeOrder, type Ordered } from './store-order.ts'

const database = useTestDatabase()
let studio: StudioRows
let slotId: string
let token: string
beforeEach(async () => {
  studio = await addStudio(database().kysely)
  slotId = await addSlot(studio)
  token = newToken()
})

const choice = (hasDiscount = false) => ({
  packageId: 'basic',
  addons: [],
  price: { total: '195.00' },
  hasDiscount,
})
const hold = async (hasDiscount?: boolean) => {
  const held = await claimSlot(studio, {
    slotId,
    token,
    address: null,
    maxPerAddress: 5,
    choice: choice(hasDiscount),
  })
  if (!held.ok) throw new Error(held.reason)
  return held.holdVersion
}
const order = async (holdVersion: number, more = {}): Promise<Ordered> => {
  const ordered = await storeOrder(studio, anOrder({ token, slotId, holdVersion, ...more }))
  if (!ordered.ok) throw new Error(ordered.reason)
  return ordered
}
const rows = async (table: 'orders' | 'invoice' | 'outbox') =>
  database().kysely.selectFrom(table).selectAll().execute()

describe('making an order', () => {
  beforeEach(() => addPackage(studio))

  test('is harmless to repeat: same token, same order', async () => {
    const version = await hold()
    const first = await order(version)
    const again = await order(version, {
      totalMinor: 20_000,
      contact: { fullName: 'B', email: 'B@x.org', phone: '' },
    })
    expect(again).toEqual({ ok: true, orderId: first.orderId, termsVersion: 2, isNew: false })
    expect(await rows('orders')).toMatchObject([
      { status: null, confirmed_at: null, slot_id: slotId, total_minor: 20_000, contact: { fullName: 'B' } },
    ])
    expect(
      (await rows('invoice')).reduce((sum, row) => sum + ('amount_minor' in row ? row.amount_minor : 0), 0),
    ).toBe(20_000)
  })

  test('keeps its terms while they are the same', async () => {
    const version = await hold()
    await order(version)
    expect(await order(version)).toMatchObject({ termsVersion: 1 })
  })

  test('is refused without the hold, and for a choice that was not priced', async () => {
    const version = await hold()
    expect(
      await storeOrder(studio, anOrder({ token: newToken(), slotId, holdVersion: version })),
    ).toMatchObject({ reason: 'hold_lost' })
    expect(await storeOrder(studio, anOrder({ token, slotId, holdVersion: version + 1 }))).toMatchObject({
      reason: 'hold_changed',
    })
    await endHold(studio, slotId)
    expect(await storeOrder(studio, anOrder({ token, slotId, holdVersion: version }))).toMatchObject({
      reason: 'hold_lost',
    })
    const other = await addStudio(database().kysely)
    expect(await storeOrder(other, anOrder({ token, slotId, holdVersion: version }))).toMatchObject({
      reason: 'hold_lost',
    })
    expect(await rows('orders')).toEqual([])
    expect(await database().kysely.selectFrom('customer').selectAll().execute()).toEqual([])
  })

  test('never takes invoices that do not sum up to the total', async () => {
    const wrong = { ...anOrder({ token, slotId, holdVersion: await hold() }), totalMinor: 1 }
    await expect(storeOrder(studio, wrong)).rejects.toThrow('sum up')
  })

  test('keeps what was agreed once a payment was begun, and takes a lost slot again', async () => {
    const { orderId } = await order(await hold())
    const [invoice] = await rows('invoice')
    await database()
      .kysely.updateTable('invoice')
      .set({ payment_status: 'PAID', paid_date: new Date(), method: 'STRIPE' })
      .execute()
    await endHold(studio, slotId)
    const again = await order(await hold(), { totalMinor: 1 })
    expect(again).toMatchObject({ orderId, termsVersion: 1 })
    expect(await rows('invoice')).toMatchObject([
      { id: invoice?.id, payment_status: 'PAID', amount_minor: 19_500 },
    ])
    expect(await bookOrder(studio, confirmationOf(again, token))).toMatchObject({ ok: true, isNew: true })
  })

  test('books an inquiry’s order under the token', async () => {
    const id = randomUUID()
    await database()
      .kysely.insertInto('orders')
      .values({ business_id: studio.businessId, id, status: 'INQUIRY', currency: 'USD', locale: 'en-US' })
      .execute()
    const ordered = await order(await hold(), { existingOrderId: id })
    expect(ordered).toMatchObject({ orderId: id })
    expect(await bookOrder(studio, confirmationOf(ordered, token))).toMatchObject({
      ok: true,
      orderId: id,
    })
    expect(await rows('orders')).toMatchObject([{ id, status: 'BOOKED' }])
  })
})

const usedPlaces = () => database().kysely.selectFrom('discount').select('used_count').executeTakeFirst()

describe('confirming an order', () => {
  test('cancelled, it gives its place of the discount back, once', async () => {
    await addPackage(studio, { places: 1 })
    const { orderId, ...ordered } = await order(await hold(true), { totalMinor: 0 })
    await bookOrder(studio, confirmationOf({ orderId, ...ordered }, token))
    expect(await usedPlaces()).toEqual({ used_count: 1 })
    const cancel = () => cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await usedPlaces()).toEqual({ used_count: 0 })
    expect(await cancel()).toMatchObject({ ok: false })
    expect(await usedPlaces()).toEqual({ used_count: 0 })
  })

  test('books slot and order, counts the discount, settles nothing, tells the outbox', async () => {
    await addPackage(studio, { places: 1 })
    const ordered = await order(await hold(true), { totalMinor: 0 })
    const confirmed = await bookOrder(studio, confirmationOf(ordered, token))
    expect(confirmed).toMatchObject({ ok: true, orderId: ordered.orderId, isNew: true })
    expect(await readSlot(studio, slotId, token)).toMatchObject({
      status: 'BOOKED',
      isMine: true,
      orderId: ordered.orderId,
    })
    expect(await rows('orders')).toMatchObject([{ status: 'BOOKED', slot_id: slotId }])
    expect(await rows('invoice')).toMatchObject([{ payment_status: 'PAID' }])
    expect(await rows('outbox')).toMatchObject([{ dedupe_key: `order.booked:${ordered.orderId}` }])
    const discount = await database().kysely.selectFrom('discount').select('used_count').executeTakeFirst()
    expect(discount).toEqual({ used_count: 1 })
    expect(await bookOrder(studio, confirmationOf(ordered, token))).toMatchObject({
      ok: true,
      isNew: false,
    })
    expect(await rows('outbox')).toHaveLength(1)
    const next = await claimSlot(studio, {
      slotId: await addSlot(studio),
      token,
      address: null,
      maxPerAddress: 5,
    })
    expect(next).toEqual({ ok: false, reason: 'token_used' })
  })

  test('is refused, and changes nothing, when hold, terms or token are not the order’s', async () => {
    await addPackage(studio)
    const ordered = await order(await hold())
    const good = confirmationOf(ordered, token)
    const other = await addStudio(database().kysely)
    expect(await bookOrder(other, good)).toMatchObject({ reason: 'not_found' })
    expect(await bookOrder(studio, { ...good, token: newToken() })).toMatchObject({ reason: 'not_found' })
    expect(await bookOrder(studio, { ...good, termsVersion: 2 })).toMatchObject({
      reason: 'terms_changed',
    })
    await claimSlot(studio, {
      slotId,
      token,
      address: null,
      maxPerAddress: 5,
      choice: { ...choice(), addons: [1] },
    })
    expect(await bookOrder(studio, good)).toMatchObject({ reason: 'hold_lost' })
    await endHold(studio, slotId)
    expect(await bookOrder(studio, good)).toMatchObject({ reason: 'hold_lost' })
    expect(await rows('orders')).toMatchObject([{ status: null, confirmed_at: null }])
    expect(await rows('outbox')).toEqual([])
  })

  test('of a cancelled order is refused', async () => {
    await addPackage(studio)
    const ordered = await order(await hold())
    await database()
      .kysely.updateTable('orders')
      .set({ status: 'CANCELLED', cancelled_at: new Date() })
      .execute()
    expect(await bookOrder(studio, confirmationOf(ordered, token))).toMatchObject({
      reason: 'not_confirmable',
    })
  })

  test('without time needs no slot but a place of the discount', async () => {
    await addPackage(studio, { places: 1 })
    await addService(studio, { id: 'newborn', is_mini_session: false, is_booking_without_time: true })
    const tokens = [newToken(), newToken()]
    const answers = []
    for (const mine of tokens) {
      const held = await holdUntimed(studio, { token: mine, serviceId: 'newborn', choice: choice(true) })
      if (!held.ok) throw new Error(held.reason)
      const ordered = await order(held.holdVersion, { token: mine, slotId: null })
      answers.push(await bookOrder(studio, confirmationOf(ordered, mine)))
    }
    expect(answers).toMatchObject([{ ok: true }, { ok: false, reason: 'discount_gone' }])
    expect(await holdUntimed(studio, { token, serviceId: 'mini' })).toEqual({
      ok: false,
      reason: 'not_found',
    })
  })
})
