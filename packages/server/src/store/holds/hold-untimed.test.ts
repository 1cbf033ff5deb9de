import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addPackage, addService, addStudio, newToken, type StudioRows } from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { holdUntimed } from './hold-untimed.ts'
import { sweep } from './sweep.ts'

const database = useTestDatabase()
let studio: StudioRows
beforeEach(async () => {
  studio = await addStudio(database().kysely)
  await addPackage(studio)
  for (const id of ['gift', 'newborn'])
    await addService(studio, { id, is_mini_session: false, is_booking_without_time: true })
})

const token = newToken()
const choice = { packageId: 'basic', addons: [], price: { total: '195.00' }, hasDiscount: false }
const kept = () => studio.kysely.selectFrom('untimed_hold').selectAll().executeTakeFirstOrThrow()

test('a first hold that arrives late leaves what was chosen meanwhile', async () => {
  await holdUntimed(studio, { token, serviceId: 'gift', choice })
  const before = await kept()
  expect(before).toMatchObject({ service_id: 'gift', hold_package_id: 'basic' })
  expect(await holdUntimed(studio, { token, serviceId: 'gift' })).toMatchObject({ ok: true })
  expect(await kept()).toEqual({ ...before, touched_at: expect.any(Date) })
})

test('who comes back within its thirty days has thirty more', async () => {
  await holdUntimed(studio, { token, serviceId: 'gift', choice })
  await sql`update untimed_hold set touched_at = now() - interval '29 days'`.execute(studio.kysely)
  await holdUntimed(studio, { token, serviceId: 'gift' })
  await sql`update untimed_hold set touched_at = touched_at - interval '29 days'`.execute(studio.kysely)
  await sweep(studio.kysely)
  expect(await kept()).toMatchObject({ service_id: 'gift' })
  await sql`update untimed_hold set touched_at = touched_at - interval '2 days'`.execute(studio.kysely)
  await sweep(studio.kysely)
  expect(await studio.kysely.selectFrom('untimed_hold').selectAll().execute()).toEqual([])
})

test('another service begins without a choice, as another version', async () => {
  await holdUntimed(studio, { token, serviceId: 'gift', choice })
  const { hold_version: version } = await kept()
  await holdUntimed(studio, { token, serviceId: 'newborn' })
  expect(await kept()).toMatchObject({
    service_id: 'newborn',
    hold_package_id: null,
    hold_price: null,
    hold_version: version + 1,
  })
})
