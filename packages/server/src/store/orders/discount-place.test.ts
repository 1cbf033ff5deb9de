import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bookHeld } from '../../../test/orders.ts'
import { addPackage, addSlot, addStudio, newToken } from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { migrationFolder } from '../../db/migrate.ts'
import { claimSlot } from '../holds/claim-slot.ts'

const database = useTestDatabase()

test('the migration finds which of the booked orders took a place of their discount', async () => {
  const { kysely, pool } = database()
  const studio = await addStudio(kysely)
  const packageId = await addPackage(studio, { places: 3 })
  const choice = { packageId, addons: [], price: {}, hasDiscount: true }
  const booked = async () => {
    const [slotId, token] = [await addSlot(studio), newToken()]
    const held = await claimSlot(studio, { slotId, token, choice, address: null, maxPerAddress: 5 })
    if (!held.ok) throw new Error(held.reason)
    return bookHeld(studio, { token, slotId, holdVersion: held.holdVersion })
  }
  const [counted, withoutSlot, takenAgain] = [await booked(), await booked(), await booked()]
  await pool.query('update orders set has_discount_place = false')
  await pool.query(
    "update outbox set dedupe_key = 'order.paid_without_slot:' || $1 where dedupe_key like $2",
    [withoutSlot, `%${withoutSlot}`],
  )
  await pool.query('update slot set hold_has_discount = false where order_id = $1', [takenAgain])
  const text = fs.readFileSync(path.join(migrationFolder, '0066_discount_place.sql'), 'utf8')
  await pool.query(text.slice(text.indexOf('update orders')))
  const { rows } = await pool.query('select id from orders where has_discount_place')
  expect(rows).toEqual([{ id: counted }])
})
