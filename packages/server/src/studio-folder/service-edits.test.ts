import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useStudioFolder, type Json } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const { run, rows, edit } = useStudioFolder(app)

const long = '2030-01-01T12:00:00.000Z'
const asked = { id: 'pets', title: 'Any pets?', type: 'YES_NO' }
const minis = 'services/orchard-minis.json'

/** When both services say they were edited, the minis first. */
async function edited(): Promise<string[]> {
  const found = await rows<{ at: Date }>(
    sql`select updated_at as at from service where business_id = 'small' order by id`,
  )
  return found.map(({ at }) => at.toISOString())
}

const first = (data: Json, field: string) => Object([data[field]].flat()[0])

beforeEach(async () => {
  await run()
  await sql`update service set updated_at = ${long}`.execute(app().database.kysely)
})

test('an import that changes nothing edits nothing', async () => {
  await sql`update discount set used_count = used_count + 1`.execute(app().database.kysely)
  await run()
  expect(await edited()).toEqual([long, long])
})

test.each<[string, (service: Json) => void]>([
  ['name', (service) => Object.assign(service, { name: 'Apple Minis' })],
  ['form', (service) => Object.assign(service, { inquiryTemplate: { questions: [asked] } })],
  ['package', (service) => Object.assign(first(service, 'packages'), { totalFee: '211.00' })],
  ['discount', (service) => Object.assign(first(service, 'packages')['discount'], { amount: 11 })],
  ['add-on', (service) => Object.assign(first(service, 'addons'), { fee: '12.00' })],
  ['date', (service) => Object.assign(first(service, 'serviceDates')['plan'], { gap: 10 })],
])('another %s edits its service and no other, whatever date its export wrote', async (_, change) => {
  edit(minis, (service) => {
    change(service)
    service['updatedDate'] = long
  })
  await run()
  const [ofMinis, ofPortrait] = await edited()
  expect(ofMinis).not.toBe(long)
  expect(ofPortrait).toBe(long)
})

test.each([
  ['2029-01-01T12:00:00.000Z', long],
  ['2031-01-01T12:00:00.000Z', '2031-01-01T12:00:00.000Z'],
])('where nothing differs, a date in the file (%s) is taken if it is the later one', async (told, kept) => {
  edit(minis, (service) => Object.assign(service, { updatedDate: told }))
  await run()
  expect(await edited()).toEqual([kept, long])
})
