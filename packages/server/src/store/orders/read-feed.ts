import { calendarUid, type CalendarEvent } from '@bellows/domain'
import { sql } from 'kysely'
import { apiTexts } from '../../base/api-texts.ts'
import type { Scope } from '../../base/scope.ts'
import { contactOf } from './contact.ts'
import { orderReference } from './order-reference.ts'

const MOST = 2000
const DAYS_BACK = 90

interface BookedRow {
  id: string
  /** 1 for what was booked first; a combination has others. */
  number: number
  service: string
  location: string
  contact: unknown
  shootStart: Date
  shootEnd: Date
  termsVersion: number
  changedAt: Date
}

interface Around {
  domain: string
  language: string
}

/** Of order `o`: it takes place, or has. */
const isStanding = sql`o.status in ('BOOKED', 'SHOOTED')`

const fromNow = (start: string) => sql`${sql.ref(start)} > now() - make_interval(days => ${DAYS_BACK})`

async function readBooked({ kysely, businessId }: Scope): Promise<BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    with shoot as (
      select o.id as order_id, 1 as number, o.slot_id, o.shoot_start as start_time, o.shoot_end as end_time
      from orders o where o.business_id = ${businessId} and ${isStanding} and ${fromNow('o.shoot_start')}
      union all
      select s.order_id, s.shoot_number, s.id, s.start_time, s.end_time from slot s
      where s.business_id = ${businessId} and s.status = 'BOOKED' and s.shoot_number > 1 and ${fromNow('s.start_time')}
    )
    select o.id, t.number, v.name as service,
      coalesce(nullif(d.location, ''), v.content ->> 'location', '') as location, o.contact,
      t.start_time as "shootStart", t.end_time as "shootEnd", o.terms_version as "termsVersion",
      o.updated_at as "changedAt"
    from shoot t join orders o on o.business_id = ${businessId} and o.id = t.order_id and ${isStanding}
      join service v on v.business_id = o.business_id and v.id = o.service_id
      left join slot s on s.business_id = o.business_id and s.id = t.slot_id
      left join service_date d on d.business_id = s.business_id and d.id = s.service_date_id
    order by t.start_time, o.id, t.number limit ${MOST}`.execute(kysely)
  return rows
}

function eventOf(row: BookedRow, { domain, language }: Around): CalendarEvent {
  const { fullName, email, phone } = contactOf(row.contact)
  const link = `https://${domain}/shoots/${row.id}`
  const reference = apiTexts(language).reference(orderReference(row.id))
  return {
    id: calendarUid(row.number === 1 ? row.id : `${row.id}-shoot-${row.number}`, domain),
    sequence: row.termsVersion,
    title: fullName === '' ? row.service : `${row.service} – ${fullName}`,
    startTime: row.shootStart.toISOString(),
    endTime: row.shootEnd.toISOString(),
    place: row.location,
    details: [reference, phone, email, link].filter((line) => line !== '').join('\n'),
    madeAt: row.changedAt.toISOString(),
  }
}

/** A studio's booked shoots, those of the last three months and all to come. */
export async function readFeed(scope: Scope, around: Around): Promise<CalendarEvent[]> {
  return (await readBooked(scope)).map((row) => eventOf(row, around))
}
