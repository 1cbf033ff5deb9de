import { sql } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { isListed } from './slot-counts.ts'
import { isOpenedBy, type Opened } from './opened-by.ts'

export const DATES_MAX = 100

export interface DateRow {
  id: string
  service_id: string
  start_time: Date
  end_time: Date
  location: string
}

export interface DatedService {
  id: string
  minimumNotice: number
}

/** Dates of a service that are not over yet and have times to be seen. */
export async function readDates({ kysely, businessId }: Scope, serviceId: string): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select d.id, d.service_id, d.start_time, d.end_time, d.location from service_date d
    where d.business_id = ${businessId} and d.service_id = ${serviceId} and d.end_time > now()
      and exists (select from slot t
        where t.business_id = d.business_id and t.service_date_id = d.id and ${isListed})
    order by d.start_time limit ${DATES_MAX}`.execute(kysely)
  return rows
}

/** The service whose dates whoever asks may see, and how near a start may be. @throws Refusal 404 */
export async function readDatedService(
  { kysely, businessId }: Scope,
  { slug, entry }: Opened,
): Promise<DatedService> {
  const { rows } = await sql<DatedService>`
    select s.id, b.minimum_notice_minutes as "minimumNotice" from service s join business b on b.id = s.business_id
    where s.business_id = ${businessId} and s.slug = ${slug} and ${isOpenedBy(entry)}`.execute(kysely)
  const [found] = rows
  if (!found) throw notFound()
  return found
}
