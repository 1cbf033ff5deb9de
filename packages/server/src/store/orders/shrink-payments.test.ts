import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookSlot } from '../../../test/orders.ts'
import { addSlot, addStudio, newToken } from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { moveOrder } from './move-order.ts'

const database = useTestDatabase()

test('a lower price is left out of an open payment, unless it is being paid or another sum by now', async () => {
  const { kysely } = database()
  const studio = await addStudio(kysely)
  const slotId = await addSlot(studio)
  const orderId = await bookSlot(studio, slotId)
  const next = await addSlot(studio)
  const invoice = await kysely.selectFrom('invoice').select('id').executeTakeFirstOrThrow()
  const move = (before: number, after: number) =>
    moveOrder(studio, {
      orderId,
      target: { slotId: next },
      token: newToken(),
      termsVersion: 1,
      dueDates: [],
      less: { amountMinor: 4500, payments: [{ id: invoice.id, before, after }], quote: { total: '150.00' } },
      outboxId: randomUUID(),
    })
  const order = () => kysely.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const attempt = { id: randomUUID(), order_id: orderId, invoice_id: invoice.id, amount_minor: 19_500 }
  await kysely
    .insertInto('payment_attempt')
    .values({ ...attempt, business_id: studio.businessId, method: 'STRIPE', currency: 'USD' })
    .execute()
  expect(await move(19_500, 15_000)).toEqual({ ok: false, reason: 'terms_changed' })
  await kysely.updateTable('payment_attempt').set({ status: 'ABANDONED' }).execute()
  expect(await move(20_000, 15_500)).toEqual({ ok: false, reason: 'terms_changed' })
  expect(await order()).toMatchObject({ slot_id: slotId, total_minor: 19_500 })
  expect(await move(19_500, 15_000)).toMatchObject({ ok: true })
  expect(await order()).toMatchObject({ slot_id: next, total_minor: 15_000, quote: { total: '150.00' } })
  const left = await kysely.selectFrom('invoice').select('amount_minor').execute()
  expect(left).toEqual([{ amount_minor: 15_000 }])
})
