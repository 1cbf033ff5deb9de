import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getService, holdSlot } from '@bellows/api'
import { orderStatuses } from '@bellows/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../../test/invariants.ts'
import { picturesIn } from '../studio-folder/make-pictures.ts'
import { smallFolder, useSmallStudio } from '../testing/small-folder.ts'
import { useTestApp } from '../testing/test-app.ts'
import { renewDemoHolds } from './demo-holds.ts'
import { sayDemoLinks } from './demo-links.ts'
import { LOCAL } from './demo-people.ts'
import { studioFolders } from './seed.ts'

const DEMO = 'alder-and-wren'
const app = useTestApp()
const importStudio = useSmallStudio()
const folder = mkdtempSync(path.join(tmpdir(), 'bellows-demo-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The demo with one small picture in place of its own, which take minutes to draw. */
beforeAll(() => {
  const demo = studioFolders().find((one) => path.basename(one) === DEMO) ?? ''
  cpSync(demo, folder, { recursive: true })
  mkdirSync(path.join(folder, 'pictures'))
  for (const file of globSync('**/*.json', { cwd: folder }))
    for (const { name } of picturesIn(file, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
      copyFileSync(
        path.join(smallFolder, 'pictures/mark.jpg'),
        path.join(folder, 'pictures', path.extname(name) ? name : `${name}.jpg`),
      )
})

async function listed<Value>(query: ReturnType<typeof sql<{ value: Value }>>): Promise<Value[]> {
  const { rows } = await query.execute(app().database.kysely)
  return rows.map(({ value }) => value)
}
const of = (table: string, column: string) =>
  listed(sql<{ value: unknown }>`select distinct ${sql.raw(column)} as value from ${sql.table(table)}
    where business_id = ${DEMO} order by 1`)
const service = (slug: string) => app().call(getService, { slug }, { host: LOCAL })

/** Answers that were given to each order that has some, and the service that asks. */
const answered = () =>
  listed<[string, number]>(sql`
    select jsonb_build_array(o.service_id, count(*)) as value from questionnaire_answer a
      join orders o on o.business_id = a.business_id and o.id = a.order_id
    where o.business_id = ${DEMO} group by o.id, o.service_id`)

/** Seconds that are left of the hold behind the link that the server says when it starts. */
async function secondsLeft(): Promise<number> {
  const { database } = app()
  await sql`update slot set held_at = held_at - interval '1 day', lockout_end = lockout_end - interval '1 day'
    where status = 'BOOKING'`.execute(database.kysely)
  await renewDemoHolds(database)
  const said: string[] = []
  await sayDemoLinks(database, 3000, (line) => said.push(line))
  const [, id = '', token = ''] =
    /a time that is held: http:\/\/localhost:3000\/reserved\/(.+)#(.+)$/m.exec(said.join('\n')) ?? []
  const { lockoutEnd, serverNow } = await app().call(holdSlot, { id }, { host: LOCAL, token })
  return (Date.parse(lockoutEnd ?? '') - Date.parse(serverNow)) / 1000
}

test('the demo shows each state without preparation', async () => {
  await importStudio(app().database, folder)

  expect(new Set(await of('orders', 'status'))).toEqual(new Set([...orderStatuses, null]))
  expect(await of('invoice', 'payment_status')).toEqual(['CANCELED', 'PAID', 'PENDING'])
  expect(await of('invoice', `payment_status = 'PENDING' and due_date < current_date - 1`)).toContain(true)
  expect(await of('order_contract', 'countersigned_at is null')).toEqual([false, true])
  for (const slug of ['wedding-day', 'wedding-and-engagement'])
    expect((await service(slug)).contractTemplates.map(({ id }) => id)).toEqual([
      'wedding-agreement',
      'model-release',
    ])

  const [[asking, answers] = ['', 0]] = await answered()
  const asked = (await service(asking)).questionnaire?.questions.length ?? 0
  expect([answers > 0, answers < asked]).toEqual([true, true])
  const family = await service('family')
  expect([family.questionnaire?.questions.length, family.isAfterBookingQuestionnaire]).toEqual([6, false])

  expect((await service('orchard-light-minis')).numberOfSlotsAvailable).toBeGreaterThan(10)
  expect((await service('hay-field-minis')).numberOfSlotsAvailable).toBe(1)
  expect(await service('lakeside-dusk-minis')).toMatchObject({
    numberOfSlotsAvailable: 0,
    options: { isWaitlistEnabled: true },
  })
  expect(await of('waitlist_offer', 'ended_at is null and until > now()')).toEqual([true])
  expect((await service('film-portraits')).options.isPaused).toBe(true)
  expect(await of('service_date', 'end_time < now()')).toEqual([false, true])
  expect(await of('service', 'is_published')).toEqual([false, true])

  const seconds = await secondsLeft()
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(70)
})

/** Lays out each date so many days later, as its folder does by itself when it is imported so much later. */
function moveDates(days: number): void {
  for (const name of globSync('services/*.json', { cwd: folder })) {
    const file = path.join(folder, name)
    const data: { serviceDates?: { plan: { day: { next?: string; plus?: string } } }[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    for (const { plan } of data.serviceDates ?? []) {
      if (plan.day.next === undefined) continue
      const [, count = '0', unit = 'd'] = /^(\d+)([dw])$/.exec(plan.day.plus ?? '') ?? []
      plan.day.plus = `${Number(count) * (unit === 'w' ? 7 : 1) + days}d`
    }
    writeFileSync(file, JSON.stringify(data))
  }
}

test('the demo is imported again a week later, and what was booked stays in the calendar', async () => {
  await importStudio(app().database, folder)
  moveDates(7)
  await importStudio(app().database, folder)
  const broken = await checkInvariants(app().database.pool)
  expect(broken.filter(({ name, rows }) => name.startsWith('I1') && rows > 0)).toEqual([])
})
