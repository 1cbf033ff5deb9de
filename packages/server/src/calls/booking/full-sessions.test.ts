import { checkShootTime, getBooking, holdSlot, listLockedSlots } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addService, addSlot } from '../../../test/studio-fixture.ts'
import { startIn } from '../../testing/full-session.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

const schedule = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))
const startTime = startIn(60)
const open = async () => {
  await run(sql`insert into package (business_id, id, service_id, name, type, total_fee_minor, shoot_duration)
    values (${app().rows.businessId}, 'long', 'full', 'Long', 'MULTI', 50000, 90),
      (${app().rows.businessId}, 'short', 'full', 'Short', 'MULTI', 30000, 60)`)
  await run(
    sql`update service set content = ${JSON.stringify({ availableSchedules: schedule })}::jsonb where id = 'full'`,
  )
}
const check = (start: string, end: string) =>
  app().call(checkShootTime, { serviceId: 'full', startTime: start, endTime: end })

test('a start is held with the longest package, then narrowed by the chosen one', async () => {
  await open()
  const first = await app().call(holdSlot, { id: 'full', startTime })
  expect(first).toMatchObject({ slot: { startTime, duration: 90 }, quote: null })
  const token = first.holdToken
  const second = await app().call(holdSlot, { id: first.slot?.id ?? '', packageId: 'short' }, { token })
  expect(second).toMatchObject({
    lockoutEnd: first.lockoutEnd,
    slot: { duration: 60 },
    quote: { subtotal: '300.00' },
  })
  const by = await app().refusal(holdSlot, { id: 'full', startTime: startIn(60, '09:30') })
  expect(by).toMatchObject({ status: 409, error: 'slot_taken' })
  expect(await app().refusal(holdSlot, { id: first.slot?.id ?? '' })).toMatchObject({ status: 404 })
})

test('only starts that are offered can be held', async () => {
  await open()
  expect(await app().call(holdSlot, { id: 'full', startTime: startIn(180) })).toMatchObject({ quote: null })
  for (const start of [
    startIn(60, '09:10'),
    startIn(60, '11:00'),
    startIn(60, '21:00'),
    startIn(-60),
    startIn(181),
    '8999-01-04T15:00:00.000Z',
  ]) {
    expect(await app().refusal(holdSlot, { id: 'full', startTime: start })).toMatchObject({
      status: 409,
      error: 'not_bookable',
    })
  }
  expect(await app().refusal(holdSlot, { id: 'mini', startTime })).toMatchObject({ status: 404 })
  expect(await app().refusal(holdSlot, { id: 'full' })).toMatchObject({ status: 400 })
})

test.each(['9999-12-31T20:00:00Z', '0999-12-31T20:00:00Z', '0000-01-01T20:00:00Z'])(
  'a time beyond what can be counted is refused, wherever it is asked about: %s',
  async (far) => {
    await open()
    const times = { startTime: far, endTime: far.replace('T20', 'T21') }
    const [by, id] = [{ serviceId: 'full' }, 'full']
    const refused = [
      app().refusal(checkShootTime, { ...by, ...times }),
      app().refusal(listLockedSlots, { from: far }),
      app().refusal(listLockedSlots, { ...by, from: far }),
      app().refusal(holdSlot, { id, startTime: far, orderId: 'nobodysorder000000000001' }),
    ]
    for (const { status } of await Promise.all(refused)) expect(status).toBe(400)
  },
)

test('a taken time is told with free ones near', async () => {
  await open()
  expect(await check(startTime, startIn(60, '10:00'))).toMatchObject({ isAvailable: true, nearest: [] })
  const { holdToken: token } = await app().call(holdSlot, { id: 'full', startTime })
  const taken = await check(startTime, startIn(60, '10:00'))
  expect(taken).toMatchObject({ isAvailable: false })
  expect(taken.nearest).toHaveLength(3)
  const { slots } = await app().call(listLockedSlots, { serviceId: 'full', from: startIn(50) })
  expect(slots).toMatchObject([{ startTime, status: 'BOOKING' }])
  expect(JSON.stringify(slots)).not.toContain(token)
})

test('a span is free as a whole, within opening hours', async () => {
  await open()
  expect(await check(startTime, startIn(60, '12:00'))).toMatchObject({ isAvailable: true })
  expect(await check(startTime, startIn(60, '12:01'))).toMatchObject({ isAvailable: false })
  await app().call(holdSlot, { id: 'full', startTime: startIn(60, '10:30') })
  expect(await check(startTime, startIn(60, '10:30'))).toMatchObject({ isAvailable: true })
  const late = await check(startTime, startIn(60, '11:00'))
  expect(late).toMatchObject({ isAvailable: false })
  expect(late.nearest).not.toContain(startTime)
})

test('spans that are none, and windows without end, are refused', async () => {
  await open()
  const bad = [
    ['2030-01-26T16:00:00Z', '2030-01-26T15:00:00Z'],
    ['2030-01-26T16:00:00Z', '2430-01-26T15:00:00Z'],
  ] as const
  for (const [start, end] of bad) {
    expect(
      await app().refusal(checkShootTime, { serviceId: 'full', startTime: start, endTime: end }),
    ).toMatchObject({ status: 400 })
  }
  const from = '2030-01-01T00:00:00Z'
  expect(await app().refusal(listLockedSlots, { from, to: '2032-01-01T00:00:00Z' })).toMatchObject({
    status: 400,
  })
  const other = await addSite(app().database, 'other.test')
  await addService(other, { id: 'theirs' })
  expect(await app().refusal(listLockedSlots, { serviceId: 'theirs' })).toMatchObject({ status: 404 })
})

test('taken times are this studio’s only, whichever service is asked for', async () => {
  const other = await addSite(app().database, 'other.test')
  const [own, theirs] = [await addSlot(app().rows), await addSlot(other)]
  await app().call(holdSlot, { id: own })
  await app().call(holdSlot, { id: theirs }, { host: 'other.test' })
  for (const input of [{}, { serviceId: 'mini' }]) {
    const { slots } = await app().call(listLockedSlots, input)
    expect(slots.map(({ id }) => id)).toEqual([own])
  }
})

test('a longer package that does not fit is refused, and the time stays held', async () => {
  await open()
  const { slot, holdToken: token } = await app().call(holdSlot, { id: 'full', startTime })
  const id = slot?.id ?? ''
  await app().call(holdSlot, { id, packageId: 'short' }, { token })
  await app().call(holdSlot, { id: 'full', startTime: startIn(60, '10:00'), packageId: 'short' })
  const refusal = await app().refusal(holdSlot, { id, packageId: 'long' }, { token })
  expect(refusal).toMatchObject({ status: 422, error: 'not_offered' })
  expect(await app().call(getBooking, { id }, { token })).toMatchObject({
    isHeldByYou: true,
    packageId: 'short',
    slot: { duration: 60 },
  })
})
