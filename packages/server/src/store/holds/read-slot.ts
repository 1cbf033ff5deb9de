import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

export type SlotNow = {
  id: string
  serviceId: string
  serviceDateId: string | null
  startTime: Date
  endTime: Date
  /** An ended hold already reads as AVAILABLE. */
  status: 'AVAILABLE' | 'BOOKING' | 'BOOKED'
  /** Held or booked by this token's owner. */
  isMine: boolean
  /** Kept by a reserved link. */
  isReserved: boolean
  /** That link is this token's. */
  isKeptForMe: boolean
  isDisabled: boolean
  isBreakTime: boolean
  premiumFeeMinor: number | null
  premiumNote: string | null
  serviceUpdatedAt: Date | null
  lockoutEnd: Date | null
  extensionCount: number
  /** Choice and frozen price, of the token's own live hold only. */
  packageId: string | null
  addons: unknown
  price: unknown
  holdVersion: number
  orderId: string | null
  serverNow: Date
}

/** A slot as it is now for whoever presents `token` ('' for a stranger). */
export async function readSlot(studio: Scope, slotId: string, token = ''): Promise<SlotNow | undefined> {
  const isHeld = sql`(s.status = 'BOOKING' and s.lockout_end > now() and s.hold_token = ${token})`
  const isOwn = sql`(${isHeld} or o.id is not null or coalesce(s.offer_token = ${token} and s.offer_until > now(), false))`
  const { rows } = await sql<SlotNow>`
    select s.id, s.service_id as "serviceId", s.service_date_id as "serviceDateId", s.start_time as "startTime",
      s.end_time as "endTime", ${statusNow} as status, ${isHeld} or o.id is not null as "isMine",
      coalesce(s.offer_until > now(), false) as "isReserved",
      coalesce(s.offer_until > now() and s.offer_token = ${token}, false) as "isKeptForMe",
      s.is_disabled and not ${isOwn} as "isDisabled",
      s.is_break_time as "isBreakTime", s.premium_fee_minor as "premiumFeeMinor", s.premium_note as "premiumNote",
      s.service_updated_at as "serviceUpdatedAt", case when s.lockout_end > now() then s.lockout_end end as "lockoutEnd",
      s.extension_count as "extensionCount", case when ${isHeld} then s.hold_package_id end as "packageId",
      case when ${isHeld} then s.hold_addons end as addons, case when ${isHeld} then s.hold_price end as price,
      s.hold_version as "holdVersion", o.id as "orderId",
      date_trunc('milliseconds', now()) as "serverNow"
    from slot s
    left join orders o on o.business_id = s.business_id and o.id = s.order_id and o.hold_token = ${token}
    where s.business_id = ${studio.businessId} and s.id = ${slotId}`.execute(studio.kysely)
  return rows[0]
}

/** The status of `slot s` with ended holds read as free. */
const statusNow = sql<SlotNow['status']>`
  case when s.status = 'BOOKING' and s.lockout_end <= now() then 'AVAILABLE' else s.status end`
