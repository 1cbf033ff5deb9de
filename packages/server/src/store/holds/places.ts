import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { TxScope } from '../../base/scope.ts'
import type { HoldRequest } from './hold.ts'

/** Serialises the holds of one address: its live holds are counted in a later statement. */
export async function lockAddress({ tx, businessId }: TxScope, address: string | null): Promise<void> {
  if (address === null) return
  await sql`insert into hold_address (business_id, address) values (${businessId}, ${address})
    on conflict (business_id, address) do update set last_at = now()`.execute(tx)
}

export type TooManyHolds = Refused<'too_many_holds'> & { secondsUntilRoom: number }

/** Why the address may not hold one more besides this token's: as many as it may are live until then. */
export async function lacksRoom(
  { tx, businessId }: TxScope,
  request: HoldRequest,
): Promise<TooManyHolds | undefined> {
  const { token, address, maxPerAddress } = request
  if (address === null) return undefined
  const { rows } = await sql<{ secondsUntilRoom: number }>`
    select extract(epoch from lockout_end - now())::float8 as "secondsUntilRoom" from slot
    where business_id = ${businessId} and hold_address = ${address} and status = 'BOOKING' and lockout_end > now()
      and hold_token <> ${token}
    order by lockout_end desc offset ${maxPerAddress - 1} limit 1`.execute(tx)
  return rows[0] && { ...refused('too_many_holds'), ...rows[0] }
}

/**
 * Whether the package's discount runs now and has a place besides what is used and held by others; a place that the
 * token already holds stays its own. Locks the discount until the transaction ends; the count comes after the lock.
 */
export async function hasDiscountPlace(scope: TxScope, packageId: string, token: string): Promise<boolean> {
  const { tx, businessId } = scope
  const discount = await sql<{ max: number; used: number; runs: boolean }>`
    update discount set version = version + 1 where business_id = ${businessId} and package_id = ${packageId}
    returning max_places as max, used_count as used, start_at <= now() and now() < end_at as runs`.execute(tx)
  const [found] = discount.rows
  if (!found) return false
  const { own, others } = await countPlaces(scope, packageId, token)
  if (own > 0) return true
  return found.runs && (found.max === 0 || found.used + others < found.max)
}

/** A choice at the discount, and no place of it. */
export async function lacksDiscountPlace(scope: TxScope, { choice, token }: HoldRequest): Promise<boolean> {
  return choice?.hasDiscount === true && !(await hasDiscountPlace(scope, choice.packageId ?? '', token))
}

async function countPlaces({ tx, businessId }: TxScope, packageId: string, token: string) {
  const { rows } = await sql<{ own: number; others: number }>`
    select count(*) filter (where hold_token = ${token}) as own,
      count(*) filter (where hold_token <> ${token}) as others
    from slot where business_id = ${businessId} and hold_package_id = ${packageId}
      and status = 'BOOKING' and hold_has_discount and lockout_end > now()`.execute(tx)
  return rows[0] ?? { own: 0, others: 0 }
}
