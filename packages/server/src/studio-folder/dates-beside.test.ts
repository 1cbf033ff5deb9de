import { wallTime } from '@bellows/domain'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { leavesPromisesKept } from '../../test/promises.ts'
import { bookSlot } from '../../test/orders.ts'
import { useStudioFolder } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const { run, rows, edit } = useStudioFolder(app)
const studio = () => ({ kysely: app().database.kysely, businessId: 'small' })

const zone = 'America/Chicago'
const day = '2032-05-10'
const at = (clock: string) => new Date(wallTime(day, clock, zone) ?? '')

const dated = (id: string, first: string, end: string) => ({
  id,
  location: '',
  plan: { day, first, end, length: 20, gap: 0, breaks: [], premium: [], disabled: [] },
})

function lay(...serviceDates: ReturnType<typeof dated>[]) {
  edit('people.json', (people) => {
    for (const name of Object.keys(people)) people[name] = []
  })
  edit('services/orchard-minis.json', (service) => Object.assign(service, { serviceDates }))
  return run()
}

async function book(clock: string) {
  const [slot] = await rows<{ id: string }>(sql`select id from slot where start_time = ${at(clock)}`)
  await bookSlot(studio(), slot?.id ?? '')
}

const blocked = () =>
  rows<{ start: Date; end: Date }>(sql`select start_time as start, end_time as "end" from calendar_entry
    order by start_time`)

beforeEach(() => lay(dated('long', '09:00', '15:00')))

test.each([
  ['written after it', (first: object, second: object) => [first, second]],
  ['written before it', (first: object, second: object) => [second, first]],
])('a date may lie between another’s plan and what is booked of that, %s', async (_, order) => {
  await book('14:00')
  const dates = order(dated('long', '09:00', '10:00'), dated('noon', '11:00', '13:00'))
  await lay(...dates.map((date) => Object.assign(dated('', '', ''), date)))
  expect(await blocked()).toEqual([
    { start: at('09:00'), end: at('10:00') },
    { start: at('11:00'), end: at('13:00') },
    { start: at('14:00'), end: at('14:20') },
  ])
})

test('a date blocks what is free between its plan and what is booked of it', async () => {
  await book('09:00')
  await book('14:00')
  await lay(dated('long', '11:00', '12:00'), dated('noon', '12:20', '13:00'))
  expect(await blocked()).toEqual([
    { start: at('09:00'), end: at('12:00') },
    { start: at('12:20'), end: at('13:00') },
    { start: at('14:00'), end: at('14:20') },
  ])
})
