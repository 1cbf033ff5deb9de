import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'

/** The calendar of a service. @throws Refusal 404 */
export async function findCalendar({ kysely, businessId }: Scope, id: string) {
  const found = await kysely
    .selectFrom('service')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .select(['is_mini_session', 'calendar_id'])
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}
