import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { isOutdated } from './outdated.ts'

export interface OrderRow {
  id: string
  status: 'WAITLIST' | 'INQUIRY' | 'MEETING' | 'BOOKED' | 'SHOOTED' | 'CANCELLED' | null
  flag: string | null
  origin: 'VISITOR' | 'INQUIRY' | 'WAITLIST' | 'OWNER'
  serviceId: string | null
  contact: unknown
  slotId: string | null
  /** The slot is still this order's: booked for it, or held under its token. */
  hasSlot: boolean
  /** Its hold was chosen or priced anew since: it no longer says what its visitor sees. */
  isOutdated: boolean
  /** Of the slot's date; empty for a full session. */
  location: string
  holdToken: string | null
  shootStart: Date | null
  shootEnd: Date | null
  packageId: string | null
  addons: unknown
  quote: unknown
  currency: string
  termsVersion: number
  confirmedAt: Date | null
  /** The contracts that its service asked for when it was booked; `null` before. */
  contractIds: string[] | null
  /** The owner who prepared it did not know all of who books. */
  asksCustomer: boolean
  serverNow: Date
}

const ownSlot = sql`exists (select 1 from slot s where s.business_id = o.business_id and s.id = o.slot_id
  and (s.order_id = o.id
    or (s.status = 'BOOKING' and s.hold_token = o.hold_token and s.lockout_end > now())))`

const dateLocation = sql`(select d.location from slot s join service_date d
  on d.business_id = s.business_id and d.id = s.service_date_id
  where s.business_id = o.business_id and s.id = o.slot_id)`

export async function readOrderRow({ kysely, businessId }: Scope, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.status, o.flag, o.origin, o.service_id as "serviceId", o.contact, o.slot_id as "slotId",
      ${ownSlot} as "hasSlot", ${isOutdated} as "isOutdated", coalesce(${dateLocation}, '') as location, o.hold_token as "holdToken", o.shoot_start as "shootStart",
      o.shoot_end as "shootEnd", o.package_id as "packageId", o.addons, o.quote, o.currency,
      o.terms_version as "termsVersion", o.confirmed_at as "confirmedAt", o.contract_ids as "contractIds",
      o.asks_customer as "asksCustomer",
      date_trunc('milliseconds', now()) as "serverNow"
    from orders o where o.business_id = ${businessId} and o.id = ${id}`.execute(kysely)
  return rows[0]
}
