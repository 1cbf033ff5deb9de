import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import { appendEvent } from './append-event.ts'

/** Signs an order's present contracts for the studio, those that it has not signed yet; which it were. */
export async function countersign(scope: TxScope, orderId: string, name: string): Promise<string[]> {
  const { tx, businessId } = scope
  const { rows } = await sql<{ id: string; now: Date }>`
    update order_contract set countersigned_name = ${name}, countersigned_at = date_trunc('milliseconds', now())
    where business_id = ${businessId} and order_id = ${orderId} and superseded_at is null
      and countersigned_at is null
    returning id, countersigned_at as now`.execute(tx)
  for (const { id, now } of rows) {
    await appendEvent(scope, id, { kind: 'COUNTERSIGNED', at: now.toISOString(), payload: { name } })
  }
  return rows.map(({ id }) => id)
}
