import { confirmOrder } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newOrder, orderToSign, signOne } from '../../testing/booked.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { sweep } from '../holds/sweep.ts'
import { holdUntimed } from '../holds/hold-untimed.ts'
import { forgetAbandoned } from './forget-abandoned.ts'

const app = useTestApp({ settings: { liveHoldsPerAddress: 100 } })
const kysely = () => app().database.kysely
const run = (query: ReturnType<typeof sql>) => query.execute(kysely())

interface Left {
  id: string
  contact: unknown
}

const orders = async () =>
  (await sql<Left>`select id, contact from orders order by created_at`.execute(kysely())).rows
const customers = async () => (await run(sql`select 1 from customer`)).rows.length

/** Time passes: holds end and are swept, and nobody touched anything for so many days. */
async function leave(days: number): Promise<void> {
  await run(sql`update slot set held_at = held_at - interval '2 hours', lockout_end = lockout_end - interval '2 hours'
    where status = 'BOOKING'`)
  await run(sql`update orders set updated_at = now() - make_interval(days => ${days})`)
  await run(sql`update customer set created_at = now() - make_interval(days => ${days})`)
  await sweep(kysely())
}

const evidence = async () =>
  JSON.stringify([
    (await run(sql`select * from order_contract`)).rows,
    (await run(sql`select * from contract_event order by sequence`)).rows,
  ])

let ordered: Awaited<ReturnType<typeof orderToSign>>
beforeEach(async () => void (ordered = await orderToSign(app())))

test('an order that came to nothing is forgotten with whom it was for, after its time and not before', async () => {
  await leave(29)
  await forgetAbandoned(kysely(), 30)
  expect([(await orders()).length, await customers()]).toEqual([1, 1])
  await leave(31)
  await forgetAbandoned(kysely(), 30)
  expect([await orders(), await customers()]).toEqual([[], 0])
})

test('an order whose booking without time still waits for its visitor stays', async () => {
  await run(sql`update service set is_booking_without_time = true where id = 'mini'`)
  await holdUntimed(
    { kysely: kysely(), businessId: app().rows.businessId },
    { token: ordered.token, serviceId: 'mini' },
  )
  await leave(31)
  await forgetAbandoned(kysely(), 30)
  expect(await orders()).toHaveLength(1)
})

const answers = async () => (await run(sql`select 1 from questionnaire_answer`)).rows.length
const answer = () =>
  run(sql`insert into questionnaire_answer (business_id, order_id, question_id, contents)
    select business_id, id, 'due', '["2030-05-04"]' from orders`)

test('what was signed stays to the letter, the order around it without contact and answers', async () => {
  await signOne(app(), ordered, 'agreement')
  await answer()
  const before = await evidence()
  await leave(31)
  await forgetAbandoned(kysely(), 30)
  expect(await orders()).toEqual([{ id: ordered.orderId, contact: {} }])
  expect([await evidence(), await customers(), await answers()]).toEqual([before, 0, 0])
  await forgetAbandoned(kysely(), 30)
})

test('answers that were left with an order without contact go as well', async () => {
  await signOne(app(), ordered, 'agreement')
  await answer()
  await run(sql`update orders set contact = '{}', customer_id = null`)
  await leave(31)
  await forgetAbandoned(kysely(), 30)
  expect(await answers()).toBe(0)
})

test('a booking, an order whose money came, and one that is held stay', async () => {
  const { orderId: booked, token } = ordered
  for (const id of ['agreement', 'release']) await signOne(app(), ordered, id)
  await app().call(confirmOrder, { id: booked }, { token })
  const { orderId: held } = await newOrder(app())
  const { orderId: paid } = await newOrder(app())
  await run(sql`update invoice set payment_status = 'PAID', paid_date = now(), method = 'OUTSIDE'
    where order_id = ${paid}`)
  await leave(31)
  await run(sql`update slot set status = 'BOOKING', held_at = now(), lockout_end = now() + interval '9 minutes',
    hold_token = (select hold_token from orders where id = ${held})
    where id = (select slot_id from orders where id = ${held})`)
  await forgetAbandoned(kysely(), 30)
  expect(new Set((await orders()).map(({ id }) => id))).toEqual(new Set([booked, held, paid]))
})

test('an order whose money is on its way is not forgotten as long as that is waited for', async () => {
  await signOne(app(), ordered, 'agreement')
  const begun = (days: number) =>
    run(sql`update payment_attempt set created_at = now() - make_interval(days => ${days})`)
  await run(sql`insert into payment_attempt (business_id, id, order_id, invoice_id, method, amount_minor, currency,
      is_on_its_way)
    select business_id, 'attemptonitsway0000000000', order_id, id, 'STRIPE', amount_minor, currency, true
    from invoice order by position limit 1`)
  await begun(29)
  await leave(31)
  await forgetAbandoned(kysely(), 7)
  expect(await orders()).toMatchObject([{ contact: { email: 'ann@people.example' } }])
  await begun(31)
  await forgetAbandoned(kysely(), 7)
  expect(await orders()).toMatchObject([{ contact: {} }])
})
