import { holdSlot, releaseSlot, type InputOf } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { heldSlots } from '../../../test/holds.ts'
import { addPackage, addService, addSlot, newToken } from '../../../test/studio-fixture.ts'
import { startIn } from '../../testing/full-session.ts'
import { useTestApp } from '../../testing/test-app.ts'

type Wish = Omit<InputOf<typeof holdSlot>, 'turn'>
type Wishes = Readonly<{ older: Wish; newer: Wish }>

const app = useTestApp()
const schedule = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))

const slots = async (): Promise<Wishes> => ({
  older: { id: await addSlot(app().rows) },
  newer: { id: await addSlot(app().rows) },
})

async function starts(): Promise<Wishes> {
  const content = JSON.stringify({ availableSchedules: schedule })
  await sql`update service set content = ${content}::jsonb where id = 'full'`.execute(app().database.kysely)
  const packages = sql`insert into package (business_id, id, service_id, name, type, total_fee_minor, shoot_duration)
    values (${app().rows.businessId}, 'long', 'full', 'Long', 'MULTI', 50000, 60)`
  await packages.execute(app().database.kysely)
  return {
    older: { id: 'full', startTime: startIn(60, '09:00') },
    newer: { id: 'full', startTime: startIn(60, '11:00') },
  }
}

const mixed = async (): Promise<Wishes> => ({ older: (await slots()).older, newer: (await starts()).newer })
const turned = async (): Promise<Wishes> => ({ older: (await starts()).older, newer: (await slots()).newer })

const kinds = [
  ['a slot after another', slots],
  ['a start after another', starts],
  ['a slot after a start', mixed],
  ['a start after a slot', turned],
] as const

const held = async () =>
  (await heldSlots(app().rows)).map(({ id, start_time: start }) => ({
    id,
    start: new Date(start).toISOString(),
  }))

test.each(kinds)('%s that arrives late never takes the newer one’s place', async (_, wishes) => {
  const { older, newer } = await wishes()
  const token = newToken()
  await app().call(holdSlot, { ...newer, turn: 2 }, { token })
  const before = await held()
  expect(await app().refusal(holdSlot, { ...older, turn: 1 }, { token })).toMatchObject({
    status: 409,
    error: 'overtaken',
  })
  expect(await held()).toEqual(before)
})

test.each(kinds)('%s that was asked for after it does', async (_, wishes) => {
  const { older, newer } = await wishes()
  const token = newToken()
  await app().call(holdSlot, { ...newer, turn: 1 }, { token })
  const { slot } = await app().call(holdSlot, { ...older, turn: 2 }, { token })
  expect((await held()).map(({ id }) => id)).toEqual([slot?.id])
  // Asked once more, since its answer was lost.
  await app().call(holdSlot, { ...older, turn: 2 }, { token })
})

test('a choice for the same time that arrives late leaves the newer one', async () => {
  for (const id of ['basic', 'plus']) await addPackage(app().rows, { id })
  const id = await addSlot(app().rows)
  const token = newToken()
  await app().call(holdSlot, { id, packageId: 'plus', turn: 2 }, { token })
  await app().refusal(holdSlot, { id, packageId: 'basic', turn: 1 }, { token })
  const [row] = await heldSlots(app().rows)
  expect(row?.hold_package_id).toBe('plus')
})

test('a choice without time that arrives late leaves the newer one', async () => {
  for (const id of ['gift', 'newborn'])
    await addService(app().rows, { id, is_mini_session: false, is_booking_without_time: true })
  const token = newToken()
  await app().call(holdSlot, { id: 'newborn', turn: 2 }, { token })
  expect(await app().refusal(holdSlot, { id: 'gift', turn: 1 }, { token })).toMatchObject({
    error: 'overtaken',
  })
  expect(await app().call(holdSlot, { id: 'newborn', turn: 3 }, { token })).toMatchObject({
    serviceId: 'newborn',
  })
})

test('another visitor’s wishes, an ended hold and a wish that counts nothing stand in nobody’s way', async () => {
  const { older, newer } = await slots()
  const token = newToken()
  await app().call(holdSlot, { ...newer, turn: 9 }, { token })
  await app().call(holdSlot, { ...older, turn: 1 }, { token: newToken() })
  const third = await addSlot(app().rows)
  await app().call(holdSlot, { id: third }, { token })
  await app().call(holdSlot, { ...newer, turn: 3 }, { token })
  expect((await held()).map(({ id }) => id).toSorted()).toEqual([older.id, newer.id].toSorted())
})

test.each(kinds)(
  '%s that was given up: what was asked for before arrives late and holds nothing',
  async (_, wishes) => {
    const { older, newer } = await wishes()
    const token = newToken()
    const { slot } = await app().call(holdSlot, { ...newer, turn: 1 }, { token })
    await app().call(releaseSlot, { id: slot!.id, turn: 3 }, { token })
    for (const late of [older, newer])
      expect(await app().refusal(holdSlot, { ...late, turn: 2 }, { token })).toMatchObject({
        error: 'overtaken',
      })
    expect(await held()).toEqual([])
    await app().call(holdSlot, { ...older, turn: 4 }, { token })
    expect(await held()).toHaveLength(1)
  },
)
