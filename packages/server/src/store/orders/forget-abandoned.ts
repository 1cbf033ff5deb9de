import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { MONEY_COMING_DAYS } from '../invoices/money-coming.ts'

const AT_ONCE = 500

/** Begun by a visitor, never confirmed, neither paid for nor being paid, and not touched for so many days. */
const isAbandoned = (
  days: number,
) => sql`(o.status is null and o.confirmed_at is null and o.origin = 'VISITOR'
  and o.flag is null and o.updated_at < now() - make_interval(days => ${days})
  and not exists (select 1 from slot s where s.business_id = o.business_id
    and (s.order_id = o.id or s.hold_token = o.hold_token))
  and not exists (select 1 from untimed_hold u where u.business_id = o.business_id and u.hold_token = o.hold_token)
  and not exists (select 1 from invoice i
    where i.business_id = o.business_id and i.order_id = o.id and i.payment_status = 'PAID')
  and not exists (select 1 from payment_attempt p where p.business_id = o.business_id and p.order_id = o.id
    and p.status = 'CREATED' and p.created_at > now() - make_interval(days => ${MONEY_COMING_DAYS})))`

/** What has to stay: evidence of what was signed, and what a provider was asked. */
const isReferred = sql`(
  exists (select 1 from order_contract c where c.business_id = o.business_id and c.order_id = o.id)
  or exists (select 1 from payment_attempt p where p.business_id = o.business_id and p.order_id = o.id)
  or exists (select 1 from inquiry i where i.business_id = o.business_id and i.order_id = o.id))`

const isAnswered = sql`exists (select 1 from questionnaire_answer a
  where a.business_id = o.business_id and a.order_id = o.id)`

type Statement = ReturnType<typeof sql>

/** In bites, so that no lock is held for long. */
async function untilNone(kysely: Scope['kysely'], statement: Statement): Promise<void> {
  let count = AT_ONCE
  while (count === AT_ONCE) count = (await write(kysely, (tx) => statement.execute(tx))).rows.length
}

/**
 * Forgets whom orders that came to nothing were for. What was signed stays as it was signed; the order around it
 * keeps neither contact nor answers.
 */
export async function forgetAbandoned(kysely: Scope['kysely'], days: number): Promise<void> {
  const some = sql`select o.business_id, o.id from orders o where ${isAbandoned(days)}`
  await untilNone(
    kysely,
    sql`delete from orders d using (${some} and not ${isReferred} limit ${AT_ONCE}) o
      where d.business_id = o.business_id and d.id = o.id returning d.id`,
  )
  await untilNone(
    kysely,
    sql`with o as (${some} and ${isReferred} and (o.contact <> '{}' or ${isAnswered}) limit ${AT_ONCE}),
      unanswered as (delete from questionnaire_answer a using o where a.business_id = o.business_id and a.order_id = o.id)
      update orders d set contact = '{}', customer_id = null, note = '', campaign = null
      from o where d.business_id = o.business_id and d.id = o.id returning d.id`,
  )
  await untilNone(
    kysely,
    sql`delete from customer d using (
        select c.business_id, c.id from customer c where c.created_at < now() - make_interval(days => ${days})
          and not exists (select 1 from orders o where o.business_id = c.business_id and o.customer_id = c.id)
        limit ${AT_ONCE}) c
      where d.business_id = c.business_id and d.id = c.id returning d.id`,
  )
}
