import { createOrder, getPendingOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { changeCurrency } from '../../testing/change-currency.ts'
import { pendingId, prepareOrder } from '../../testing/prepared-order.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

test('a prepared order says what is due on the day it is taken on, not on the day it was prepared', async () => {
  const slotId = await prepareOrder(app())
  const terms = {
    paymentSetup: [{ milestone: 'DURING_BOOKING', percent: 30 }],
    milestone: 'BEFORE_SHOOT_DATE',
    remainingBalanceDue: 1,
  }
  await run(sql`update package set content = ${JSON.stringify(terms)}::jsonb`)
  const due = { dueToday: '45.00', laterCount: 1 }
  expect((await app().call(getPendingOrder, { id: pendingId })).order.quote).toMatchObject(due)
  const token = pendingId
  expect((await app().call(holdSlot, { id: slotId }, { token })).quote).toMatchObject(due)
  const sent = { serviceId: 'mini', slotId, orderId: pendingId }
  const { quote, dueNow } = await app().call(createOrder, sent, { token })
  expect([quote.dueToday, dueNow]).toEqual(['45.00', '45.00'])
})

test.each([
  { currency: 'JPY', amount: '5850' },
  { currency: 'KWD', amount: '5.850' },
])('where the studio is paid in $currency since, a part of so much is as large a part of it', async (now) => {
  const slotId = await prepareOrder(app())
  await changeCurrency(app(), now.currency)
  const terms = {
    paymentSetup: [{ milestone: 'DURING_BOOKING', amount: now.amount }],
    milestone: 'ON_SHOOT_DATE',
  }
  await run(sql`update package set content = ${JSON.stringify(terms)}::jsonb`)
  const due = { currency: 'USD', total: '150.00', dueToday: '45.00' }
  expect((await app().call(getPendingOrder, { id: pendingId })).order.quote).toMatchObject(due)
  const token = pendingId
  expect((await app().call(holdSlot, { id: slotId }, { token })).quote).toMatchObject(due)
  const sent = { serviceId: 'mini', slotId, orderId: pendingId }
  const { invoices } = await app().call(createOrder, sent, { token })
  expect(invoices.map(({ amount }) => amount)).toEqual(['45.00', '105.00'])
})
