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

async function readBooked({ kysely, businessId }: Scope): Promise<BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select o.id, v.name as service, coalesce(nullif(d.location, ''), v.content ->> 'location', '') as location,
      o.contact, o.shoot_start as "shootStart", o.shoot_end as "shootEnd", o.terms_version as "termsVersion",
      o.updated_at as "changedAt"
    from orders o join service v on v.business_id = o.business_id and v.id = o.service_id
      left join slot s on s.business_id = o.business_id and s.id = o.slot_id
      left join service_date d on d.business_id = s.business_id and d.id = s.service_date_id
    where o.business_id = ${businessId} and o.status = 'BOOKED'
      and o.shoot_start > now() - make_interval(days => ${DAYS_BACK})
    order by o.shoot_start, o.id limit ${MOST}`.execute(kysely)
  return rows
}

function eventOf(row: BookedRow, { domain, language }: Around): CalendarEvent {
  const { fullName, email, phone } = contactOf(row.contact)
  const link = `https://${domain}/shoots/${row.id}`
  const reference = apiTexts(language).reference(orderReference(row.id))
  return {
    id: calendarUid(row.id, domain),
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
