import { sql } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'

const DATES_MAX = 100

export interface DateRow {
  id: string
  service_id: string
  start_time: Date
  end_time: Date
  location: string
}

interface ServiceTerms {
  id: string
  minimum_notice_minutes: number
}

/** Dates that are not over yet. */
export async function readDates({ kysely, businessId }: Scope, serviceId: string): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select id, service_id, start_time, end_time, location from service_date
    where business_id = ${businessId} and service_id = ${serviceId} and end_time > now()
    order by start_time limit ${DATES_MAX}`.execute(kysely)
  return rows
}

/** @throws Refusal 404 for a service that the studio does not show */
export async function findTerms({ kysely, businessId }: Scope, slug: string): Promise<ServiceTerms> {
  const { rows } = await sql<ServiceTerms>`
    select s.id, b.minimum_notice_minutes from service s join business b on b.id = s.business_id
    where s.business_id = ${businessId} and s.slug = ${slug} and s.is_published`.execute(kysely)
  const [found] = rows
  if (!found) throw notFound()
  return found
}
