import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { dayBegan, isRemindingHour, todayThere } from './reminding-hour.ts'

/** Days before the session on which its client is asked. */
const DAYS_BEFORE = 7
/**
 * Answers close a day before the session; less than two days leave no time for them. They are counted from the beginning
 * of the day on which the client would be asked, so that the hour of the letter keeps it from nobody.
 */
const LEAST_HOURS = 48

/**
 * Puts the reminders of questionnaires into the outbox, once a booking. Nobody is reminded on the day of the booking,
 * which asks by itself; the letter is written only where an answer is still missing.
 */
export async function remindOfQuestions(kysely: Scope['kysely'], now: Date): Promise<void> {
  await write(kysely, (tx) =>
    sql`
      insert into outbox (business_id, id, kind, dedupe_key, payload)
      select o.business_id, 'questionnaire.due:' || o.id, 'questionnaire.due', 'questionnaire.due:' || o.id,
        jsonb_build_object('orderId', o.id)
      from orders o
        join business b on b.id = o.business_id
        join service s on s.business_id = o.business_id and s.id = o.service_id
      where o.status = 'BOOKED' and jsonb_array_length(s.content #> '{questionnaire,questions}') > 0
        and o.shoot_start > ${dayBegan(now)} + make_interval(hours => ${LEAST_HOURS})
        and (o.shoot_start at time zone b.time_zone)::date - ${DAYS_BEFORE}::int <= ${todayThere(now)}
        and (o.confirmed_at at time zone b.time_zone)::date < ${todayThere(now)} and ${isRemindingHour(now)}
      on conflict do nothing`.execute(tx),
  )
}
