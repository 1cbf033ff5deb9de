import { confirmOrder, createOrder, holdSlot, selectDate } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addPackage, addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { customer, newOrder } from '../../testing/booked.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ settings: { bookingsPerHour: 4, liveHoldsPerAddress: 100 } })

beforeEach(async () => void (await addPackage(app().rows)))

const to = (email: string) => ({ ...customer, email })

async function ask(email: string) {
  const slotId = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId })
  const input = { serviceId: 'mini', slotId, customer: to(email) }
  return { input, token, book: () => app().call(createOrder, input, { token }) }
}

async function refused(email: string) {
  const { input, token } = await ask(email)
  return app().refusal(createOrder, input, { token })
}

const orders = async () => (await sql`select id from orders`.execute(app().database.kysely)).rows.length

test('one address books four times an hour, to whomever it says the letters go', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await (await ask(`${name}@people.example`)).book()
  expect(await refused('e@people.example')).toMatchObject({ status: 429, error: 'too_many_requests' })
  expect(await orders()).toBe(4)
})

test('to one e-mail address half as many, however it is written', async () => {
  await (await ask('ann@people.example')).book()
  await (await ask('Ann@people.example')).book()
  expect(await refused('ANN@people.example')).toMatchObject({ status: 429 })
  expect(await orders()).toBe(2)
})

test('the same order asked for again is no other booking; another recipient is', async () => {
  const { input, token, book } = await ask('ann@people.example')
  for (let times = 0; times < 10; times += 1) await book()
  for (const name of ['b', 'c', 'd'])
    await app().call(createOrder, { ...input, customer: to(`${name}@people.example`) }, { token })
  const another = { ...input, customer: to('e@people.example') }
  expect(await app().refusal(createOrder, another, { token })).toMatchObject({ status: 429 })
})

const inDays = (days: number) => ({
  start_time: minutesFromNow(days * 1440),
  end_time: minutesFromNow(days * 1440 + 20),
})

test('moving a booking to and fro ends, too', async () => {
  const { orderId, token } = await newOrder(app())
  await app().call(confirmOrder, { id: orderId }, { token })
  await sql`update orders set shoot_start = now() + interval '9 days', shoot_end = now() + interval '9 days'`.execute(
    app().database.kysely,
  )
  const ids = await Promise.all([10, 11, 12].map((days) => addSlot(app().rows, inDays(days))))
  const [first = '', second = '', third = ''] = ids
  await app().call(selectDate, { id: orderId, slotId: first })
  await app().call(selectDate, { id: orderId, slotId: second })
  expect(await app().refusal(selectDate, { id: orderId, slotId: third })).toMatchObject({ status: 429 })
})
