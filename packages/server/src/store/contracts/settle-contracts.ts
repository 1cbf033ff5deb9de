import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import { putMessage } from '../outbox/put-message.ts'
import { countersign } from './countersign.ts'

interface Signed {
  id: string
  /** The studio's, where it signs at once. */
  name: string | null
}

/** What follows a booking's signatures: the studio signs where it does so at once, and the client gets a copy. */
export async function settleContracts(scope: TxScope, orderId: string): Promise<void> {
  const { tx, businessId } = scope
  const { rows } = await sql<Signed>`
    select c.id, case when (b.settings -> 'countersign' ->> 'isAutomatic')::boolean
      then coalesce(nullif(b.settings -> 'countersign' ->> 'name', ''), b.name) end as name
    from order_contract c join business b on b.id = c.business_id
    where c.business_id = ${businessId} and c.order_id = ${orderId} and c.superseded_at is null`.execute(tx)
  const name = rows[0]?.name
  if (typeof name === 'string') await countersign(scope, orderId, name)
  for (const { id } of rows) {
    const key = `contract.signed:${id}`
    await putMessage(scope, { id: key, kind: 'contract.signed', key, payload: { orderId, contractId: id } })
  }
}
