import { addDays, dayOf, wallTime } from '@bellows/domain'
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

const schedule = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))

const zone = 'America/Chicago'

/** The instant at which the fixture's clocks show a time, so many days ahead. */
export const startIn = (days: number, clock = '09:00'): string =>
  wallTime(addDays(dayOf(Date.now(), zone), days), clock, zone) ?? ''

/** Opens the fixture's full session from nine to twelve, with one package of two shoots of an hour. */
export async function openFullSession({ rows }: TestApp): Promise<void> {
  const { kysely, businessId } = rows
  const shoots = [
    { name: 'Engagement', shootDuration: 60 },
    { name: 'Wedding', shootDuration: 60 },
  ]
  await sql`insert into package (business_id, id, service_id, name, type, total_fee_minor, shoot_duration, content)
    values (${businessId}, 'both', 'full', 'Both', 'SINGLE', 50000, 60, ${JSON.stringify({ shoots })}::jsonb)`.execute(
    kysely,
  )
  const content = JSON.stringify({ availableSchedules: schedule })
  await sql`update service set content = ${content}::jsonb, type = 'COMBO'
    where business_id = ${businessId} and id = 'full'`.execute(kysely)
}
