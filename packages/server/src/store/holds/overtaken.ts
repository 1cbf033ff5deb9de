import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import type { HoldRequest } from './hold.ts'

/** Whether the token's visitor holds, or has given up, since this was asked for: it was long on its way. */
export async function isOvertaken({ tx, businessId }: TxScope, request: HoldRequest): Promise<boolean> {
  const { token, turn } = request
  if (turn === undefined) return false
  const { rows } = await sql`
    select 1 from slot where business_id = ${businessId} and hold_token = ${token} and status = 'BOOKING'
      and lockout_end > now() and hold_turn > ${turn}::bigint
    union all select 1 from given_up where business_id = ${businessId} and hold_token = ${token}
      and turn > ${turn}::bigint`.execute(tx)
  return rows.length > 0
}
