import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

/** A time by its slot or, of a full session, its start; and the prepared order that it is asked for. */
interface AskedTime {
  id: string
  startTime?: string | undefined
  orderId: string
}

/** The token by which this time is held for the prepared order already, while nothing of it is booked. */
export async function preparedHolder(
  { kysely, businessId }: Scope,
  { id, startTime, orderId }: AskedTime,
): Promise<string | undefined> {
  const { rows } = await sql<{ token: string }>`
    select s.hold_token as token from orders o
      join slot s on s.business_id = o.business_id and s.service_id = o.service_id
    where o.business_id = ${businessId} and o.id = ${orderId} and o.origin = 'OWNER' and o.status is null
      and o.confirmed_at is null and s.status = 'BOOKING' and s.lockout_end > now()
      and (s.id = ${id} or s.start_time = ${startTime ?? null}::timestamptz)
      and (s.hold_token = o.hold_token or s.hold_price->>'orderId' = o.id)`.execute(kysely)
  return rows[0]?.token
}

/** Whether the prepared order is booked already or cancelled; of one that `token` has booked itself it is not told. */
export async function isClosedToOthers(
  { kysely, businessId }: Scope,
  orderId: string,
  token = '',
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders o
    where o.business_id = ${businessId} and o.id = ${orderId} and o.origin = 'OWNER'
      and (o.status = 'CANCELLED' or o.confirmed_at is not null and o.hold_token is distinct from ${token})`.execute(
    kysely,
  )
  return rows.length > 0
}
