import { getService, getServiceDates, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useStudioFolder, type Json } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'
import { folderNotices } from './folder-notices.ts'

const app = useTestApp()
const { run, edit } = useStudioFolder(app)
const host = 'small.localhost'
const slug = 'orchard-minis'

/** All that visitors can book takes so long; what is withdrawn is no choice. */
const lengthen = (minutes: number) =>
  edit('services/orchard-minis.json', (service: Json) => {
    const packages = [service['packages']].flat().map((one) => ({ ...Object(one), shootDuration: minutes }))
    const gone = { ...Object(packages[0]), id: 'gone', shootDuration: 5, discount: null, isOffered: false }
    service['packages'] = [...packages.filter(({ id }) => id !== 'gone'), gone]
  })
const notice =
  'services/orchard-minis.json at serviceDates.0.plan.length: 20 minutes are too short for every package that visitors can book, so no time of this date is offered'

test('times that no package fits into are not offered, until one does', async () => {
  await run()
  const { serviceDates } = await app().call(getServiceDates, { slug }, { host })
  const free = serviceDates[0]?.slots.find(
    ({ status, isDisabled, isBreakTime }) => status === 'AVAILABLE' && !isDisabled && !isBreakTime,
  )
  lengthen(60)
  expect(folderNotices(await run())).toContain(notice)
  expect(await app().call(getService, { slug }, { host })).toMatchObject({ numberOfSlotsAvailable: 0 })
  const refused = { status: 409, error: 'not_bookable' }
  expect(await app().refusal(holdSlot, { id: free?.id ?? '' }, { host })).toMatchObject(refused)
  // As a studio that was imported before has it.
  await sql`update slot set is_disabled = false where id = ${free?.id}`.execute(app().database.kysely)
  expect(await app().refusal(holdSlot, { id: free?.id ?? '' }, { host })).toMatchObject(refused)
  lengthen(20)
  expect(folderNotices(await run())).not.toContain(notice)
  expect(await app().call(getService, { slug }, { host })).toMatchObject({ numberOfSlotsAvailable: 1 })
})
