import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { leaveMinutes } from '../../../test/holds.ts'
import { addSlot, addStudio, minutesFromNow, newToken } from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { claimSlot } from './claim-slot.ts'
import { holdTime } from './hold-time.ts'
import { sweep } from './sweep.ts'

const database = useTestDatabase()

test('a sweep frees what ended long ago and leaves every other hold', async () => {
  const studio = await addStudio(database().kysely)
  const slots = [await addSlot(studio), await addSlot(studio), await addSlot(studio)]
  const nobody = { address: null, maxPerAddress: 5 }
  for (const slotId of slots) await claimSlot(studio, { slotId, token: newToken(), ...nobody })
  const [startTime, endTime] = [minutesFromNow(9000), minutesFromNow(9060)]
  const free = { slotId: randomUUID(), serviceId: 'full', startTime, endTime, token: newToken(), ...nobody }
  await holdTime(studio, free)
  for (const slotId of [slots[0] ?? '', free.slotId]) await leaveMinutes(studio, slotId, -61)
  await leaveMinutes(studio, slots[1] ?? '', -59)
  await sweep(database().kysely)
  const rows = await database().kysely.selectFrom('slot').select(['id', 'status']).execute()
  const status = Object.fromEntries(rows.map((row) => [row.id, row.status]))
  expect(status).toEqual({
    [slots[0] ?? '']: 'AVAILABLE',
    [slots[1] ?? '']: 'BOOKING',
    [slots[2] ?? '']: 'BOOKING',
  })
  expect(await database().kysely.selectFrom('calendar_entry').selectAll().execute()).toEqual([])
})
