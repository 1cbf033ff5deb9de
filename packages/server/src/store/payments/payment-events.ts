import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { ProviderEvent, ProviderName } from './attempt.ts'

interface Taken {
  businessId: string
  method: ProviderName
  event: ProviderEvent
}

/** Notes that a notice was taken in; false if it was before. */
export async function takeEvent(
  kysely: Kysely<Tables>,
  { businessId, method, event }: Taken,
): Promise<boolean> {
  const { rows } = await sql`insert into payment_event (business_id, method, event_id)
    values (${businessId}, ${method}, ${event.id}) on conflict do nothing returning event_id`.execute(kysely)
  return rows.length > 0
}

export async function isTaken(
  kysely: Kysely<Tables>,
  { businessId, method, event }: Taken,
): Promise<boolean> {
  const { rows } = await sql`select 1 from payment_event where business_id = ${businessId}
    and method = ${method} and event_id = ${event.id}`.execute(kysely)
  return rows.length > 0
}
