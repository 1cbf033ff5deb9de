import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'

/** In a statement of its own, so that what follows sees what was being written of the order. */
export async function lockOrder({ tx, businessId }: TxScope, orderId: string): Promise<void> {
  await sql`select 1 from orders where business_id = ${businessId} and id = ${orderId} for update`.execute(tx)
}
