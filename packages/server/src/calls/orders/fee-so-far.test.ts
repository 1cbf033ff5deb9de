import { getSelectDate, selectDate } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addSlot } from '../../../test/studio-fixture.ts'
import { changeCurrency } from '../../testing/change-currency.ts'
import { addInstalments, at, bookDated } from '../../testing/dated-booking.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)

const golden = { premium_fee_minor: 4500 }
const shoots = [
  { name: 'Engagement', shootDuration: 20 },
  { name: 'Wedding', shootDuration: 20 },
]

/** A booked combination whose first shoot is at a premium time. */
async function bookedBoth(): Promise<string> {
  await addInstalments(app())
  await sql`update package set content = content || ${JSON.stringify({ shoots })}::jsonb`.execute(
    app().database.kysely,
  )
  const slotId = await addSlot(app().rows, { ...at(10), ...golden })
  return bookDated(app(), 'mini', { id: slotId, isPremiumAccepted: true })
}

const soFar = async (id: string, shootId: string) =>
  (await app().call(getSelectDate, { id, shootId })).feeSoFar

test('what a shoot costs on top is its own: the fee of one time pays nothing of another', async () => {
  const id = await bookedBoth()
  expect([await soFar(id, 'shoot-1'), await soFar(id, 'shoot-2')]).toEqual(['45.00', '0.00'])
  const second = { shootId: 'shoot-2', slotId: await addSlot(app().rows, { ...at(20), ...golden }) }
  const { move } = await app().call(getSelectDate, { id, ...second })
  expect(move?.extra).toBe('49.50')
  await app().call(selectDate, { id, ...second, isPremiumAccepted: true })
  expect([await soFar(id, 'shoot-1'), await soFar(id, 'shoot-2')]).toEqual(['45.00', '45.00'])
})

test('where the studio is paid in another currency since, no time costs more', async () => {
  const id = await bookedBoth()
  await changeCurrency(app(), 'JPY')
  expect(await soFar(id, 'shoot-1')).toBeNull()
})
