import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import { appendEvent } from './append-event.ts'

interface Outdated {
  id: string
  now: Date
  termsVersion: number
}

/** Marks the signatures that were given for other terms than an order now has; their text and evidence stay. */
export async function supersedeSignatures(scope: TxScope, orderId: string): Promise<void> {
  const { tx, businessId } = scope
  const { rows } = await sql<Outdated>`
    update order_contract c set superseded_at = date_trunc('milliseconds', now()) from orders o
    where o.business_id = ${businessId} and o.id = ${orderId} and c.business_id = o.business_id
      and c.order_id = o.id and c.terms_version < o.terms_version and c.superseded_at is null
    returning c.id, c.superseded_at as now, o.terms_version as "termsVersion"`.execute(tx)
  for (const { id, now, termsVersion } of rows) {
    const payload = { by: String(termsVersion) }
    await appendEvent(scope, id, { kind: 'SUPERSEDED', at: now.toISOString(), payload })
  }
}
