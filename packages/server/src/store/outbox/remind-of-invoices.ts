import { paymentReminderSchema } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { isMoneyComing } from '../invoices/money-coming.ts'
import { isRemindingHour, todayThere } from './reminding-hour.ts'

/** A reminder whose day was missed, as while the server stood still, is made up for within these days. */
const LATE_DAYS = 7

const usual = z.parse(paymentReminderSchema, {})

/** A setting in days; `null` means never, and a studio that says nothing has the usual. */
const days = (name: 'daysBefore' | 'daysAfter') => sql`
  case when b.settings #> ${`{groups,paymentReminder,${name}}`}::text[] is null then ${usual[name]}::int
    else (b.settings #>> ${`{groups,paymentReminder,${name}}`}::text[])::int end`

/** When the client of order `o` was last told what is due: of the booking, and while it stands of each new date. */
const lastTold = sql`case when o.status = 'BOOKED' then greatest(o.confirmed_at, o.updated_at) else o.confirmed_at end`

/**
 * Puts the reminders that are due today in each studio's zone into the outbox, once each. Nobody is reminded before
 * the due date of what the booking itself, or its new date, told on that day or later, nor of what a dearer time costs
 * on top, which is due as it is told; nor, as long as the bank takes, of what was paid and is on its way.
 */
export async function remindOfInvoices(kysely: Scope['kysely'], now: Date): Promise<void> {
  await write(kysely, (tx) =>
    sql`
      insert into outbox (business_id, id, kind, dedupe_key, payload)
      select i.business_id, r.key, 'invoice.due', r.key,
        jsonb_build_object('orderId', i.order_id, 'invoiceId', i.id, 'isOverdue', r.is_overdue)
      from invoice i
        join orders o on o.business_id = i.business_id and o.id = i.order_id
        join business b on b.id = i.business_id
        cross join lateral (select ${todayThere(now)} as today,
          ((${lastTold}) at time zone b.time_zone)::date as told) d
        cross join lateral (values
          (false, i.due_date - ${days('daysBefore')}, i.due_date, 'invoice.due:' || i.id || ':before:' || i.due_date),
          (true, i.due_date + ${days('daysAfter')}, i.due_date + ${days('daysAfter')} + ${LATE_DAYS}::int,
            'invoice.due:' || i.id || ':after:' || i.due_date)
        ) r(is_overdue, first_day, last_day, key)
      where i.payment_status = 'PENDING' and i.due_date between ${now}::date - 400 and ${now}::date + 400
        and i.amount_minor > 0 and o.status in ('BOOKED', 'SHOOTED') and ${isRemindingHour(now)}
        and d.today between r.first_day and r.last_day and r.first_day > d.told
        and (r.is_overdue or i.milestone <> 'DURING_BOOKING') and not ${isMoneyComing('i')}
      on conflict do nothing`.execute(tx),
  )
}
