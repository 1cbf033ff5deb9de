import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

/** A combination's shoot beyond the first, with the slot that was chosen for it. */
export interface LaterShoot {
  number: number
  slotId: string
  startTime: Date
  endTime: Date
  premiumFeeMinor: number | null
  /** Of the slot's date; empty for a full session. */
  location: string
}

export async function readLaterShoots({ kysely, businessId }: Scope, orderId: string): Promise<LaterShoot[]> {
  const { rows } = await sql<LaterShoot>`
    select s.shoot_number as number, s.id as "slotId", s.start_time as "startTime", s.end_time as "endTime",
      s.premium_fee_minor as "premiumFeeMinor", coalesce(d.location, '') as location
    from slot s left join service_date d on d.business_id = s.business_id and d.id = s.service_date_id
    where s.business_id = ${businessId} and s.order_id = ${orderId} and s.shoot_number > 1
    order by s.shoot_number`.execute(kysely)
  return rows
}

/** What a letter tells of a further shoot, whose slot may be free again by then. */
export type ShootTime = Pick<LaterShoot, 'number' | 'startTime' | 'endTime' | 'location'>

export async function readShootTimes(scope: Scope, orderId: string): Promise<ShootTime[]> {
  const shoots = await readLaterShoots(scope, orderId)
  return shoots.map(({ number, startTime, endTime, location }) => ({ number, startTime, endTime, location }))
}
