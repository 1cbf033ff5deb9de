import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import type { Held } from '../holds/hold.ts'

/** Puts a hold that was won anew under its unconfirmed order. */
export async function putHold(
  { kysely, businessId }: Scope,
  orderId: string,
  { slotId, holdVersion }: Held,
): Promise<void> {
  await write(kysely, (tx) =>
    sql`update orders set slot_id = ${slotId}, hold_version = ${holdVersion}, updated_at = now()
      where business_id = ${businessId} and id = ${orderId} and confirmed_at is null`.execute(tx),
  )
}

/** The same for an order without time: the version of its hold, whatever was chosen since. */
export async function takeHoldVersion({ kysely, businessId }: Scope, orderId: string): Promise<void> {
  await write(kysely, (tx) =>
    sql`update orders o set hold_version = u.hold_version, updated_at = now() from untimed_hold u
      where o.business_id = ${businessId} and o.id = ${orderId} and o.confirmed_at is null
        and u.business_id = o.business_id and u.hold_token = o.hold_token
        and u.hold_version <> o.hold_version`.execute(tx),
  )
}
