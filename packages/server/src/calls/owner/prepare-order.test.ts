import {
  confirmOrder,
  createOrder,
  getOrder,
  getPendingOrder,
  holdSlot,
  listOwnersOrders,
  prepareOrder,
} from '@bellows/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../../test/invariants.ts'
import { bookSlot } from '../../../test/orders.ts'
import { addPackage, addSlot } from '../../../test/studio-fixture.ts'
import { tableDigest } from '../../testing/calling/table-digest.ts'
import { useTestApp, type Visitor } from '../../testing/test-app.ts'

const app = useTestApp()

describe('an order that is prepared for a client', () => {
  const customer = { fullName: 'Fay Client', email: 'fay@people.example', phone: '+1 312 555 0199' }
  const mine: Visitor = {}
  beforeEach(async () => {
    mine.ownerOf = app().rows.businessId
    await addPackage(app().rows)
  })
  const prepare = (more: {
    slotId?: string
    packageId?: string
    addons?: { id: string; quantity: number }[]
    price?: string
    customer?: { fullName: string; email: string }
  }) => ({
    serviceId: 'mini',
    packageId: 'basic',
    customer,
    ...more,
  })

  test('it has its price, its payments, its link, and keeps its slot from everybody else', async () => {
    const slotId = await addSlot(app().rows)
    const before = await checkInvariants(app().database.pool)
    const { order, url } = await app().call(prepareOrder, prepare({ slotId }), mine)
    expect(url).toBe(`https://studio.test/pending/${order.id}`)
    expect(order).toMatchObject({ status: null, fullName: 'Fay Client', invoices: [{ amount: '214.50' }] })
    const [slot] = (await app().database.pool.query('select * from slot where id = $1', [slotId])).rows
    expect(slot).toMatchObject({ offer_order_id: order.id, status: 'AVAILABLE' })
    const again = await app().refusal(prepareOrder, prepare({ slotId }), mine)
    expect(again).toMatchObject({ status: 409, error: 'slot_taken' })
    expect(await app().call(listOwnersOrders, {}, mine)).toHaveLength(1)
    expect(await checkInvariants(app().database.pool)).toEqual(before)
  })

  test('it takes the discount that runs now, and keeps it', async () => {
    await addPackage(app().rows, { id: 'reduced', places: 1 })
    const { order } = await app().call(prepareOrder, prepare({ packageId: 'reduced' }), mine)
    expect(order).toMatchObject({ invoices: [{ amount: '193.05' }] })
    await app().database.pool.query(`update discount set end_at = now() - interval '1 minute'`)
    expect((await app().call(listOwnersOrders, {}, mine))[0]).toMatchObject({
      invoices: [{ amount: '193.05' }],
    })
  })

  test('a price that the owner names stands in place of package and discount, up to the booking', async () => {
    await addPackage(app().rows, { id: 'reduced', places: 1 })
    const slotId = await addSlot(app().rows, { premium_fee_minor: 1000 })
    const asked = prepare({ packageId: 'reduced', slotId, price: '120.00' })
    const { order } = await app().call(prepareOrder, asked, mine)
    const [token, serviceId] = [order.id, 'mini']
    const agreed = {
      lines: [
        { kind: 'package', label: 'reduced', amount: '120.00' },
        { kind: 'premium', amount: '10.00' },
      ],
      total: '143.00',
    }
    await app().database.pool.query('update package set total_fee_minor = 99900')
    const pending = await app().call(getPendingOrder, { id: order.id })
    expect(pending).toMatchObject({
      order: { quote: agreed },
      settled: expect.arrayContaining(['select-package']),
    })
    const held = await app().call(holdSlot, { id: slotId, isPremiumAccepted: true }, { token })
    expect(held).toMatchObject({ packageId: 'reduced', quote: agreed })
    await app().call(createOrder, { serviceId, slotId, orderId: order.id }, { token })
    await app().call(confirmOrder, { id: order.id }, { token })
    expect(await app().call(getOrder, { id: order.id })).toMatchObject({
      status: 'BOOKED',
      quote: agreed,
      invoices: [{ amount: '143.00' }],
    })
  })

  test('named as nothing, nothing is due', async () => {
    const { order } = await app().call(prepareOrder, prepare({ price: '0' }), mine)
    expect(order.invoices.every(({ amount }) => amount === '0.00')).toBe(true)
  })

  test('what the client has completed can be corrected until it is booked', async () => {
    const known = { fullName: customer.fullName, email: customer.email }
    const slotId = await addSlot(app().rows)
    const { order } = await app().call(prepareOrder, prepare({ slotId, customer: known }), mine)
    const token = order.id
    const settled = ['select-package', 'select-addons']
    expect(await app().call(getPendingOrder, { id: order.id })).toMatchObject({ settled, customer: known })
    await app().call(holdSlot, { id: slotId }, { token })
    const give = (phone: string) =>
      app().call(
        createOrder,
        { serviceId: 'mini', slotId, orderId: order.id, customer: { ...known, phone } },
        { token },
      )
    await give('+1 312 555 0100')
    expect(await app().call(getPendingOrder, { id: order.id })).toMatchObject({
      settled,
      customer: { phone: '+1 312 555 0100' },
    })
    await give('+1 312 555 0199')
    expect((await app().call(getPendingOrder, { id: order.id })).customer?.phone).toBe('+1 312 555 0199')
  })

  test('without a slot the client chooses a time', async () => {
    const { order } = await app().call(prepareOrder, prepare({}), mine)
    expect(order).toMatchObject({ status: null, shootTime: null, serviceId: 'mini' })
  })

  test.each([
    ['a slot that is booked', 409, {}],
    ['a slot that is none', 404, { slotId: 'nobodys' }],
    ['a package that is not offered', 422, { slotId: undefined, packageId: 'portrait-90' }],
    ['an add-on that is not offered', 422, { slotId: undefined, addons: [{ id: 'print', quantity: 1 }] }],
    ['a price with more digits than its currency', 400, { slotId: undefined, price: '150.001' }],
    ['a price below nothing', 400, { slotId: undefined, price: '-1' }],
    ['a customer without a name', 400, { slotId: undefined, customer: { ...customer, fullName: ' ' } }],
    ['a phone that is none', 400, { slotId: undefined, customer: { ...customer, phone: '12' } }],
  ])('%s is refused with %i', async (_, status, more) => {
    const slotId = await addSlot(app().rows)
    await bookSlot(app().rows, slotId)
    const before = await tableDigest(app().database.pool)
    const refused = await app().refusal(prepareOrder, { ...prepare({ slotId }), ...more }, mine)
    expect(refused.status).toBe(status)
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })
})
