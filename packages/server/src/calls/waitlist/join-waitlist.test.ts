import { joinWaitlist, listServices } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addService, addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const rows = async () =>
  (await sql<Record<string, unknown>>`select * from orders`.execute(app().database.kysely)).rows
const customer = { fullName: 'Ed Waiter', email: 'Ed@people.example', phone: '+1 555 010 0400' }
const sent = { serviceId: 'minis', customer, preferredDays: ['2030-01-26'], note: 'Mornings, please' }

const open = () => addService(app().rows, { id: 'minis', is_waitlist_enabled: true })

test('joining is an entry that holds nothing, and its owner is told', async () => {
  await open()
  const answer = await app().call(joinWaitlist, sent)
  expect(answer).toEqual({ serviceSlug: 'minis', customer: { firstName: 'Ed', maskedEmail: 'Ed@…' } })
  expect(await rows()).toMatchObject([
    {
      status: 'WAITLIST',
      origin: 'WAITLIST',
      slot_id: null,
      preferred_days: ['2030-01-26'],
      note: 'Mornings, please',
    },
  ])
  const told = await sql`select kind from outbox`.execute(app().database.kysely)
  expect(told.rows).toEqual([{ kind: 'waitlist.joined' }])
})

test('a phone number with brackets is kept without', async () => {
  await open()
  await app().call(joinWaitlist, { ...sent, customer: { ...customer, phone: '(618) 555-0142' } })
  expect(await rows()).toMatchObject([{ contact: { phone: '618 555-0142' } }])
})

test('the same address and service is one entry with the same answer, also several times at once', async () => {
  await open()
  const others = { ...sent, customer: { ...customer, email: 'ed@people.example' }, note: 'Other' }
  const first = await app().call(joinWaitlist, sent)
  const answers = await Promise.all([1, 2, 3, 4].map(() => app().call(joinWaitlist, others)))
  expect(new Set(answers.map((answer) => JSON.stringify(Object.keys(answer))))).toEqual(
    new Set([JSON.stringify(Object.keys(first))]),
  )
  expect(await rows()).toMatchObject([{ note: 'Mornings, please\nOther' }])
})

test('joining again adds days and note to the entry, and is not told again', async () => {
  await open()
  const again = (days: string[], note = '') =>
    app().call(joinWaitlist, { ...sent, preferredDays: days, note })
  await app().call(joinWaitlist, sent)
  await again(['2030-01-27', '2030-01-26'], 'Or Sunday')
  expect(await rows()).toMatchObject([
    { preferred_days: ['2030-01-26', '2030-01-27'], note: 'Mornings, please\nOr Sunday' },
  ])
  await again(['2030-01-28'], 'x'.repeat(1024))
  const [{ note } = {}] = await rows()
  expect(note).toMatch(/^Mornings, please\nOr Sunday\nx+$/)
  expect(note).toHaveLength(1024)
  await again([])
  expect(await rows()).toMatchObject([{ preferred_days: ['2030-01-26', '2030-01-27', '2030-01-28'], note }])
  expect((await sql`select kind from outbox`.execute(app().database.kysely)).rows).toHaveLength(1)
})

const newYearsFrom = (first: number) => Array.from({ length: 40 }, (_, at) => `20${first + at}-01-01`)

test('the days of an entry are no more than one may name, and none of them is pushed out', async () => {
  await open()
  const before = newYearsFrom(30)
  await app().call(joinWaitlist, { ...sent, preferredDays: before })
  await app().call(joinWaitlist, { ...sent, preferredDays: newYearsFrom(55) })
  const [{ preferred_days: days } = {}] = await rows()
  expect(days).toHaveLength(50)
  expect(days).toEqual(expect.arrayContaining(before))
})

test('an entry for any day stays one', async () => {
  await open()
  await app().call(joinWaitlist, { ...sent, preferredDays: [] })
  await app().call(joinWaitlist, sent)
  expect(await rows()).toMatchObject([{ preferred_days: [] }])
})

test('while times are free, or there is no list, there is nothing to join', async () => {
  await open()
  await addSlot(app().rows, { service_id: 'minis' })
  expect(await app().refusal(joinWaitlist, sent)).toMatchObject({ status: 409, error: 'times_free' })
  expect(await app().refusal(joinWaitlist, { ...sent, serviceId: 'mini' })).toMatchObject({
    status: 409,
    error: 'waitlist_closed',
  })
  await addService(app().rows, { id: 'paused', is_waitlist_enabled: true, is_paused: true })
  expect(await app().refusal(joinWaitlist, { ...sent, serviceId: 'paused' })).toMatchObject({
    error: 'service_paused',
  })
  expect(await rows()).toEqual([])
})

test('while the last time is offered to somebody, others join', async () => {
  await open()
  const offer = { offer_token: 'x'.repeat(24), offer_until: minutesFromNow(60) }
  await addSlot(app().rows, { service_id: 'minis', ...offer })
  await app().call(joinWaitlist, sent)
  expect(await rows()).toMatchObject([{ status: 'WAITLIST' }])
})

test('where every date is over there is nothing to wait for; before the first date there is', async () => {
  const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
  const listed = async () =>
    (await app().call(listServices, {})).find(({ id }) => id === 'mini')?.options.isWaitlistEnabled
  await run(sql`update service set is_waitlist_enabled = true`)
  expect(await listed()).toBe(true)
  await addSlot(app().rows)
  await run(
    sql`update service_date set start_time = now() - interval '2 days', end_time = now() - interval '1 day'`,
  )
  await run(sql`update slot set start_time = now() - interval '2 days', end_time = now() - interval '1 day'`)
  expect(await listed()).toBe(false)
  const here = { ...sent, serviceId: 'mini' }
  expect(await app().refusal(joinWaitlist, here)).toMatchObject({ status: 409, error: 'waitlist_closed' })
  expect(await rows()).toEqual([])
  await addSlot(app().rows, { is_disabled: true })
  expect(await listed()).toBe(true)
  await app().call(joinWaitlist, here)
})

test('who joins is judged by the form’s rules, the days by the studio’s today', async () => {
  await open()
  const nobody = { fullName: '', email: 'nobody', phone: '1' }
  const refused = await app().refusal(joinWaitlist, { ...sent, customer: nobody })
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.validation.map(({ path }) => path)).toContain('customer.email')
  expect(await app().refusal(joinWaitlist, { ...sent, preferredDays: ['2020-01-01'] })).toMatchObject({
    status: 400,
    validation: [{ path: 'preferredDays' }],
  })
  const many = Array.from({ length: 51 }, () => '2030-01-26')
  expect(await app().refusal(joinWaitlist, { ...sent, preferredDays: many })).toMatchObject({ status: 400 })
  expect(await app().refusal(joinWaitlist, { ...sent, note: 'x'.repeat(1025) })).toMatchObject({
    status: 400,
  })
  expect(await rows()).toEqual([])
})

test('robots leave nothing behind', async () => {
  await open()
  expect(await app().call(joinWaitlist, { ...sent, website: 'https://spam.example' })).toMatchObject({
    serviceSlug: 'minis',
  })
  expect(await app().refusal(joinWaitlist, { ...sent, filledIn: 100 })).toMatchObject({ error: 'too_fast' })
  expect(await rows()).toEqual([])
})

test('one address is written to so often within an hour, whoever asks', async () => {
  for (let count = 0; count < 6; count += 1)
    await addService(app().rows, { id: `list-${count}`, is_waitlist_enabled: true })
  for (let count = 0; count < 5; count += 1)
    await app().call(joinWaitlist, { ...sent, serviceId: `list-${count}` })
  expect(await app().refusal(joinWaitlist, { ...sent, serviceId: 'list-5' })).toMatchObject({ status: 429 })
})

test('another studio’s service is not found', async () => {
  await open()
  await addSite(app().database, 'other.test')
  const refused = await app().refusal(joinWaitlist, sent, { host: 'other.test' })
  expect(refused).toEqual(await app().refusal(joinWaitlist, { ...sent, serviceId: 'none' }))
  expect(refused).toMatchObject({ status: 404 })
})
