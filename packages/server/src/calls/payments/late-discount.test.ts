import { holdSlot, moveOrderStatus, releaseSlot, selectDate, settleInvoice } from '@bellows/api'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import {
  offerPayments,
  ordered,
  orderedWithoutTime,
  run,
  start,
  usePayingApp,
  type Ordered,
} from '../../../test/payments/paying.ts'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addSlot } from '../../../test/studio-fixture.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
leavesPromisesKept(() => app().database)

/** A discount of three places, of which so many are used. */
const offerDiscount = (used: number) =>
  run(
    app(),
    sql`insert into discount (business_id, package_id, percent, start_at, end_at, max_places, used_count)
      values (${app().rows.businessId}, 'basic', 10, now() - interval '1 hour', now() + interval '1 hour', 3, ${used})`,
  )
const used = async () =>
  (await app().database.kysely.selectFrom('discount').select('used_count').executeTakeFirstOrThrow())
    .used_count
const settle = ({ orderId, invoiceId }: Ordered) => app().call(settleInvoice, { orderId, invoiceId })
const pay = () => stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
const cancel = ({ orderId: id }: Ordered) =>
  app().call(moveOrderStatus, { id, status: 'CANCELLED' }, { ownerOf: app().rows.businessId })

beforeEach(() => offerPayments(app(), ['STRIPE']))

/** Its time was given back while it was being paid, and is another's when the money comes. */
async function paidWithoutSlot(): Promise<Ordered> {
  const order = await ordered(app())
  await start(app(), stripe, order)
  await app().call(releaseSlot, { id: order.slotId }, order)
  await app().call(holdSlot, { id: order.slotId })
  pay()
  expect(await settle(order)).toMatchObject({ isPaidWithoutSlot: true })
  return order
}

describe('a booking that is paid at its discount takes a place', () => {
  test('without a time, once; its new time takes none, and a cancel gives it back', async () => {
    await offerDiscount(0)
    const order = await paidWithoutSlot()
    expect(await used()).toBe(1)
    await app().call(selectDate, { id: order.orderId, slotId: await addSlot(app().rows) })
    expect(await used()).toBe(1)
    await cancel(order)
    expect(await used()).toBe(0)
  })

  test('past the last one, though another holds that, and both give back their own', async () => {
    await offerDiscount(2)
    const late = await ordered(app())
    await start(app(), stripe, late)
    await endHold(app().rows, late.slotId)
    const other = await ordered(app())
    pay()
    expect(await settle(late)).toMatchObject({ status: 'BOOKED', isPaidWithoutSlot: false })
    expect(await used()).toBe(3)
    await start(app(), stripe, other)
    pay()
    expect(await settle(other)).toMatchObject({ status: 'BOOKED' })
    expect(await used()).toBe(4)
    await cancel(late)
    expect(await used()).toBe(3)
    await cancel(other)
    expect(await used()).toBe(2)
  })

  test('of a booking without time, whose last place went meanwhile', async () => {
    await offerDiscount(2)
    const order = await orderedWithoutTime(app())
    await start(app(), stripe, order)
    await run(app(), sql`update discount set used_count = 3`)
    pay()
    expect(await settle(order)).toMatchObject({ status: 'BOOKED' })
    expect(await used()).toBe(4)
    await cancel(order)
    expect(await used()).toBe(3)
  })
})
