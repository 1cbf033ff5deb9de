import { listOwnersOrders, prepareOrder } from '@bellows/api'
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

  test('without a slot the client chooses a time', async () => {
    const { order } = await app().call(prepareOrder, prepare({}), mine)
    expect(order).toMatchObject({ status: null, shootTime: null, serviceId: 'mini' })
  })

  test.each([
    ['a slot that is booked', 409, {}],
    ['a slot that is none', 404, { slotId: 'nobodys' }],
    ['a package that is not offered', 422, { slotId: undefined, packageId: 'portrait-90' }],
    ['an add-on that is not offered', 422, { slotId: undefined, addons: [{ id: 'print', quantity: 1 }] }],
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
