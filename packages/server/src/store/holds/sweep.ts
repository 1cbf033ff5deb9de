import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { vanishesWhenFree } from './free-holds.ts'
import { cleared } from './hold.ts'

/** Ended holds are free without this; it only keeps the tables small, for all studios at once. */
export async function sweep(kysely: Scope['kysely']): Promise<void> {
  const isLongOver = sql`s.status = 'BOOKING' and s.lockout_end < now() - interval '1 hour'`
  await write(kysely, async (tx) => {
    await sql`update slot s set ${cleared} where not ${vanishesWhenFree} and ${isLongOver}`.execute(tx)
    await sql`delete from slot s where ${vanishesWhenFree} and ${isLongOver}`.execute(tx)
    await sql`delete from slot
      where service_date_id is null and status = 'AVAILABLE' and start_time < now() - interval '1 day'`.execute(
      tx,
    )
  })
  await write(kysely, async (tx) => {
    await sql`delete from hold_address where last_at < now() - interval '1 day'`.execute(tx)
    await sql`delete from given_up where given_up_at < now() - interval '1 day'`.execute(tx)
    await sql`delete from rate_limit where window_start < now() - interval '1 day'`.execute(tx)
    await sql`delete from idempotency where expires_at < now()`.execute(tx)
    await sql`delete from payment_event where received_at < now() - interval '30 days'`.execute(tx)
    await sql`delete from untimed_hold where touched_at < now() - interval '30 days'`.execute(tx)
  })
}
