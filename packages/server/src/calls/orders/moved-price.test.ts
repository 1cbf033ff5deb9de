import { getOrder, getSelectDate, selectDate } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addSlot } from '../../../test/studio-fixture.ts'
import { changeCurrency } from '../../testing/change-currency.ts'
import { addInstalments, at, bookDated } from '../../testing/dated-booking.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)

const amounts = ({ invoices }: { invoices: readonly { amount: string }[] }) =>
  invoices.map(({ amount }) => amount)

/** Booked at a premium time, a retainer and the rest still to be paid; and a plain time. */
async function bookedPremium() {
  await addInstalments(app())
  const slotId = await addSlot(app().rows, { ...at(10), premium_fee_minor: 4500 })
  const plain = await addSlot(app().rows, at(20))
  return { id: await bookDated(app(), 'mini', { id: slotId, isPremiumAccepted: true }), plain }
}
test('a cheaper time takes its difference off what is still to be paid', async () => {
  const { id, plain } = await bookedPremium()
  const before = await app().call(getOrder, { id })
  expect([before.quote.total, ...amounts(before)]).toEqual(['264.00', '79.20', '184.80'])
  const { move } = await app().call(getSelectDate, { id, slotId: plain })
  expect(move).toMatchObject({ extra: '0.00', less: '49.50', quote: { total: '214.50' } })
  const moved = await app().call(selectDate, { id, slotId: plain })
  expect([moved.quote.total, moved.left, ...amounts(moved)]).toEqual(['214.50', '214.50', '79.20', '135.30'])
  expect(moved.quote.lines.map(({ kind }) => kind)).toEqual(['package'])
})

test('to a dearer time and back again, the payment for it is gone', async () => {
  await addInstalments(app())
  const id = await bookDated(app(), 'mini', { id: await addSlot(app().rows, at(10)) })
  const nextId = await addSlot(app().rows, { ...at(20), premium_fee_minor: 4500 })
  const before = await app().call(getOrder, { id })
  await app().call(selectDate, { id, slotId: nextId, isPremiumAccepted: true })
  const back = await app().call(selectDate, { id, slotId: await addSlot(app().rows, at(30)) })
  expect([back.quote.total, ...amounts(back)]).toEqual([before.quote.total, ...amounts(before)])
})

test('what is paid does not go back by itself', async () => {
  const { id, plain } = await bookedPremium()
  await sql`update invoice set payment_status = 'PAID', paid_date = now()`.execute(app().database.kysely)
  const { move } = await app().call(getSelectDate, { id, slotId: plain })
  expect(move).toMatchObject({ isCheaper: true, less: '0.00', quote: { total: '264.00' } })
  const moved = await app().call(selectDate, { id, slotId: plain })
  expect([moved.quote.total, ...amounts(moved)]).toEqual(['264.00', '79.20', '184.80'])
})

test('a fee in the currency that the studio has changed to is none of what was agreed in another', async () => {
  await addInstalments(app())
  const id = await bookDated(app(), 'mini', { id: await addSlot(app().rows, at(10)) })
  const before = await app().call(getOrder, { id })
  await changeCurrency(app(), 'JPY')
  const slotId = await addSlot(app().rows, { ...at(20), premium_fee_minor: 4500 })
  expect((await app().call(getSelectDate, { id, slotId })).move).toMatchObject({ extra: '0.00' })
  const moved = await app().call(selectDate, { id, slotId })
  expect([moved.quote.total, ...amounts(moved)]).toEqual([before.quote.total, ...amounts(before)])
})
