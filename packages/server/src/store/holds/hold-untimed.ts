import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { choiceValues, type Choice } from './hold.ts'

export type UntimedHeld = { ok: true; serviceId: string; holdVersion: number; serverNow: Date }
type UntimedRefusal = Refused<'not_found' | 'token_used' | 'overtaken'>
type Request = {
  token: string
  serviceId: string
  choice?: Choice | undefined
  /** Rises with each wish of the visitor; absent, this one is taken for the newest. */
  turn?: number | undefined
}

/**
 * Keeps choice and price of a booking without time; no choice leaves what was chosen of the same service. It claims no
 * time, no place of a discount, and never ends.
 */
export async function holdUntimed(
  studio: Scope,
  { token, serviceId, choice, turn = 0 }: Request,
): Promise<UntimedHeld | UntimedRefusal> {
  const chosen = choiceValues(choice)
  const keeps = sql`(${choice === undefined}::boolean and u.service_id = excluded.service_id)`
  const isUsed = sql`exists (select 1 from orders where business_id = ${studio.businessId}
    and hold_token = ${token} and confirmed_at is not null)`
  const isOther = sql`((u.service_id, u.hold_package_id, u.hold_addons, u.hold_price, u.hold_has_discount) is distinct
    from (excluded.service_id, excluded.hold_package_id, excluded.hold_addons, excluded.hold_price,
      excluded.hold_has_discount))`
  return write<UntimedHeld | UntimedRefusal>(studio.kysely, async (tx) => {
    const { rows } = await sql<UntimedHeld>`
      insert into untimed_hold as u (business_id, hold_token, service_id, service_updated_at, hold_package_id,
        hold_addons, hold_price, hold_has_discount, hold_turn)
      select business_id, ${token}, id, updated_at, ${chosen.packageId}, ${chosen.addons}::jsonb,
        ${chosen.price}::jsonb, ${chosen.hasDiscount}::boolean, ${turn}::bigint
      from service where business_id = ${studio.businessId} and id = ${serviceId} and is_booking_without_time
        and not ${isUsed}
      on conflict (business_id, hold_token) do update set
        service_id = excluded.service_id,
        touched_at = now(),
        service_updated_at = case when ${keeps} then u.service_updated_at else excluded.service_updated_at end,
        hold_package_id = case when ${keeps} then u.hold_package_id else excluded.hold_package_id end,
        hold_addons = case when ${keeps} then u.hold_addons else excluded.hold_addons end,
        hold_price = case when ${keeps} then u.hold_price else excluded.hold_price end,
        hold_has_discount = case when ${keeps} then u.hold_has_discount else excluded.hold_has_discount end,
        hold_version = u.hold_version + (not ${keeps} and ${isOther})::int,
        hold_turn = greatest(u.hold_turn, excluded.hold_turn)
      where ${turn}::bigint = 0 or u.hold_turn <= excluded.hold_turn
      returning true as ok, service_id as "serviceId", hold_version as "holdVersion", now() as "serverNow"`.execute(
      tx,
    )
    if (rows[0]) return rows[0]
    const { rows: why } = await sql<{ isUsed: boolean; isOvertaken: boolean }>`
      select ${isUsed} as "isUsed", exists (select 1 from untimed_hold where business_id = ${studio.businessId}
        and hold_token = ${token} and hold_turn > ${turn}::bigint) as "isOvertaken"`.execute(tx)
    if (why[0]?.isUsed) return refused('token_used')
    return refused(why[0]?.isOvertaken && turn > 0 ? 'overtaken' : 'not_found')
  })
}
