import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

/** The package whose discount the token's live hold has a place of; `null` for none. */
export async function ownPlace(
  { kysely, businessId }: Scope,
  token: string | undefined,
): Promise<string | null> {
  if (token === undefined) return null
  const { rows } = await sql<{ packageId: string }>`
    select hold_package_id as "packageId" from slot where business_id = ${businessId} and hold_token = ${token}
      and status = 'BOOKING' and hold_has_discount and lockout_end > now()`.execute(kysely)
  return rows[0]?.packageId ?? null
}
