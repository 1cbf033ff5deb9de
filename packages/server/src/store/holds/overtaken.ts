import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import type { HoldRequest } from './hold.ts'

/** Whether the token holds what its visitor asked for after this: the request was long on its way. */
export async function isOvertaken({ tx, businessId }: TxScope, request: HoldRequest): Promise<boolean> {
  const { token, turn } = request
  if (turn === undefined) return false
  const { rows } = await sql`
    select 1 from slot where business_id = ${businessId} and hold_token = ${token} and status = 'BOOKING'
      and lockout_end > now() and hold_turn > ${turn}::bigint`.execute(tx)
  return rows.length > 0
}
