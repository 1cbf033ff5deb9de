import {
  checkBooked,
  getService,
  getServiceDates,
  holdSlot,
  listInquiryOptions,
  listServices,
} from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, addService, addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

const hold = (id: string, minutesLeft: number) =>
  run(sql`
  update slot set status = 'BOOKING', hold_token = ${`token-of-${id}`}, held_at = now() - interval '10 minutes',
    lockout_end = now() + make_interval(mins => ${minutesLeft}) where id = ${id}`)

const reserve = (id: string) =>
  run(
    sql`update slot set offer_token = 'offered-to-somebody-22', offer_until = now() + interval '1 day' where id = ${id}`,
  )

const listed = async () => (await app().call(listServices, { ids: ['mini'] }))[0]

describe('counting free slots', () => {
  test('ended holds are free; live ones, reserved ones, breaks and short notice are not', async () => {
    const [ended, live, reserved] = [
      await addSlot(app().rows),
      await addSlot(app().rows),
      await addSlot(app().rows),
    ]
    await addSlot(app().rows, { is_disabled: true })
    await addSlot(app().rows, { is_break_time: true })
    await addSlot(app().rows, { start_time: minutesFromNow(119), end_time: minutesFromNow(139) })
    await hold(ended, -1)
    await hold(live, 5)
    await reserve(reserved)
    expect(await listed()).toMatchObject({ numberOfSlotsAvailable: 1, numberOfSlotsHeld: 2 })
    await hold(reserved, -1)
    expect(await listed()).toMatchObject({ numberOfSlotsAvailable: 1, numberOfSlotsHeld: 2 })
    await run(sql`update slot set offer_until = now() where id = ${reserved}`)
    expect(await listed()).toMatchObject({ numberOfSlotsAvailable: 2, numberOfSlotsHeld: 1 })
  })

  test('a date behind more slots than a season has is not full for that', async () => {
    const late = await addSlot(app().rows, {
      start_time: minutesFromNow(90_000),
      end_time: minutesFromNow(90_020),
    })
    await run(sql`update service_date set start_time = now() + make_interval(mins => 90000),
      end_time = now() + make_interval(mins => 90020)`)
    await addSlot(app().rows, { id: 'first' })
    await run(sql`insert into slot (business_id, id, service_id, service_date_id, start_time, end_time)
      select business_id, 'more-' || n, service_id, service_date_id, start_time + n * interval '1 minute',
        end_time + n * interval '1 minute' from slot, generate_series(1, 1200) n where id = 'first'`)
    const { serviceDates } = await app().call(getServiceDates, { slug: 'mini' })
    expect(serviceDates.map(({ slots }) => slots.length)).toEqual([1201, 1])
    expect(serviceDates[1]).toMatchObject({ numberOfSlotsAvailable: 1, slots: [{ id: late }] })
  })

  test('the first free start is told', async () => {
    const later = minutesFromNow(3000)
    await addSlot(app().rows, { start_time: minutesFromNow(5000), end_time: minutesFromNow(5020) })
    await addSlot(app().rows, { start_time: later, end_time: minutesFromNow(3020) })
    expect((await listed())?.slotStartTime).toBe(later.toISOString())
  })
})

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))
const open = (schedules: object[]) =>
  run(sql`
  update service set max_duration = 60, content = ${JSON.stringify({ availableSchedules: schedules })}::jsonb where id = 'full'`)
const full = () => app().call(getService, { slug: 'full' })

describe('full sessions', () => {
  test('free starts of the first open day count as slots', async () => {
    expect(await full()).toMatchObject({ numberOfSlotsAvailable: 0, slotStartTime: null })
    await open(everyDay)
    const service = await full()
    expect(service.numberOfSlotsAvailable).toBeGreaterThan(0)
    expect(service.numberOfSlotsAvailable).toBeLessThanOrEqual(5)
    expect(Date.parse(service.slotStartTime ?? '')).toBeGreaterThan(Date.now() + 2 * 60 * 60_000)
  })

  test('what is in the calendar is not offered', async () => {
    await open(everyDay)
    const first = (await full()).slotStartTime ?? ''
    await run(sql`insert into calendar_entry (business_id, id, calendar_id, start_time, end_time)
      values (${app().rows.businessId}, 'note', 'main', ${first}, ${first}::timestamptz + interval '1 minute')`)
    expect((await full()).slotStartTime).not.toBe(first)
  })
})

test('a full session whose last time is held is being booked, and one whose calendar is full is not', async () => {
  await open(everyDay)
  const startTime = (await full()).slotStartTime ?? ''
  const { slot } = await app().call(holdSlot, { id: 'full', startTime })
  await run(sql`insert into calendar_entry (business_id, id, calendar_id, start_time, end_time)
    select business_id, 'note', 'main', end_time, end_time + interval '2 years' from slot where id = ${slot?.id}`)
  expect(await full()).toMatchObject({ numberOfSlotsAvailable: 0, numberOfSlotsHeld: 1 })
  await run(sql`update calendar_entry set slot_id = null`)
  expect(await full()).toMatchObject({ numberOfSlotsAvailable: 0, numberOfSlotsHeld: 0 })
})

test('packages carry their discount with the places that holds reserve', async () => {
  await addPackage(app().rows, { places: 3 })
  const id = await addSlot(app().rows)
  await hold(id, 5)
  await run(sql`update slot set hold_package_id = 'basic', hold_has_discount = true where id = ${id}`)
  const [chosen] = (await app().call(getService, { slug: 'mini' })).packages
  expect(chosen).toMatchObject({ totalFee: '195.00', discount: { amount: 10, maxSlots: 3, usedCount: 1 } })
})

test('lists filter by kind and sort by the rule', async () => {
  await addService(app().rows, { id: 'draft', is_published: false })
  const ids = async (input: object) => (await app().call(listServices, input)).map(({ id }) => id)
  expect((await ids({})).toSorted()).toEqual(['full', 'mini'])
  expect(await ids({ serviceType: '1' })).toEqual(['mini'])
  expect(await ids({ serviceType: '2' })).toEqual(['full'])
  expect(await ids({ ids: ['full', 'draft'] })).toEqual(['full'])
  await addSlot(app().rows)
  expect(await ids({ sort: 'upcoming' })).toEqual(['mini', 'full'])
  expect((await app().fetch('/api/public/services?sort=cheapest')).status).toBe(400)
  expect((await app().fetch("/api/public/services?ids=a'--")).status).toBe(400)
})

test('dates show slots that may still be listed, with what is taken marked', async () => {
  const [free, ended, taken, reserved] = [
    await addSlot(app().rows),
    await addSlot(app().rows),
    await addSlot(app().rows),
    await addSlot(app().rows),
  ]
  const soon = await addSlot(app().rows, { start_time: minutesFromNow(30), end_time: minutesFromNow(50) })
  await hold(ended, -1)
  await hold(taken, 5)
  // Its guest's hold is over, the link is not.
  await hold(reserved, -1)
  await reserve(reserved)
  const { serviceDates } = await app().call(getServiceDates, { slug: 'mini' })
  const slots = serviceDates.flatMap((date) => date.slots)
  const statusOf = (id: string) => slots.find((slot) => slot.id === id)?.status
  expect([free, ended, taken, reserved, soon].map(statusOf)).toEqual([
    'AVAILABLE',
    'AVAILABLE',
    'BOOKING',
    'BOOKING',
    undefined,
  ])
  expect(await app().call(checkBooked, { id: reserved })).toMatchObject({ status: 'BOOKING' })
  await expect(app().call(holdSlot, { id: reserved })).rejects.toMatchObject({ error: 'slot_taken' })
  expect(serviceDates.reduce((sum, date) => sum + date.numberOfSlotsAvailable, 0)).toBe(2)
  expect(JSON.stringify(serviceDates)).not.toContain('token-of')
})

test('drafts and other studios’ services are not there', async () => {
  await addService(app().rows, { id: 'draft', is_published: false })
  const other = await addSite(app().database, 'other.test')
  await addService(other, { id: 'theirs' })
  for (const slug of ['draft', 'theirs', 'nowhere']) {
    expect(await app().refusal(getService, { slug })).toMatchObject({ status: 404 })
    expect(await app().refusal(getServiceDates, { slug })).toMatchObject({ status: 404 })
  }
  const options = await app().call(listInquiryOptions, {})
  expect(options.map(({ id }) => id)).toEqual(['full', 'mini'])
})
