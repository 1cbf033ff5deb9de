import { fromMinor, type Slot, MINUTE } from '@bellows/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { DATES_MAX, type DatedService } from './service-dates.ts'
import { isHeld, isListed } from './slot-counts.ts'

/** Of as many dates as are listed, half a hundred each: a date whose slots are left out would look full. */
const SLOTS_MAX = 50 * DATES_MAX

export interface SlotRow {
  id: string
  service_id: string
  service_date_id: string | null
  start_time: Date
  end_time: Date
  status: 'AVAILABLE' | 'BOOKING' | 'BOOKED'
  lockout_end: Date | null
  is_disabled: boolean
  is_break_time: boolean
  premium_fee_minor: number | null
  premium_note: string | null
  service_updated_at: Date | null
}

/** A hold that has ended is no hold; a slot kept by a reserved link is being booked by its guest. */
const stateColumns = sql`
  case when ${isHeld} then 'BOOKING' when t.status = 'BOOKED' then t.status else 'AVAILABLE' end as status,
  case when t.status = 'BOOKING' and t.lockout_end > now() then t.lockout_end
    when ${isHeld} then t.offer_until end as lockout_end`

/** Slots that fit `which` (over `slot t`), as they stand now. */
async function readSlots({ kysely, businessId }: Scope, which: RawBuilder<unknown>): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select t.id, t.service_id, t.service_date_id, t.start_time, t.end_time, ${stateColumns}, t.is_disabled,
      t.is_break_time, t.premium_fee_minor, t.premium_note, t.service_updated_at
    from slot t where t.business_id = ${businessId} and ${which}
    order by t.start_time, t.id limit ${SLOTS_MAX}`.execute(kysely)
  return rows
}

/** Slots of a service's dates that may still be listed. */
export const readListedSlots = (scope: Scope, { id, minimumNotice }: DatedService): Promise<SlotRow[]> =>
  readSlots(
    scope,
    sql`t.service_id = ${id} and t.service_date_id is not null and ${isListed}
    and t.start_time > now() + make_interval(mins => ${minimumNotice})`,
  )

interface Span {
  from: Date
  to: Date
}

/** Slots that somebody has or holds between two instants, of one service or of all. */
export function readTakenSlots(
  scope: Scope,
  serviceId: string | undefined,
  { from, to }: Span,
): Promise<SlotRow[]> {
  const ofService = serviceId === undefined ? sql`true` : sql`t.service_id = ${serviceId}`
  return readSlots(
    scope,
    sql`${ofService} and t.end_time > ${from} and t.start_time < ${to} and (t.status = 'BOOKED' or ${isHeld})`,
  )
}

/** One slot, as it stands now. */
export const readSlotOf = async (scope: Scope, id: string): Promise<SlotRow | undefined> =>
  (await readSlots(scope, sql`t.id = ${id}`)).at(0)

const minutesBetween = (start: Date, end: Date) => Math.round((end.getTime() - start.getTime()) / MINUTE)

export function slotWire(row: SlotRow, currency: string): Slot {
  return {
    id: row.id,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    duration: minutesBetween(row.start_time, row.end_time),
    status: row.status,
    lockoutEnd: row.lockout_end?.toISOString() ?? null,
    isDisabled: row.is_disabled,
    isBreakTime: row.is_break_time,
    isPremium: row.premium_fee_minor !== null,
    premiumFee: row.premium_fee_minor === null ? null : fromMinor(row.premium_fee_minor, currency),
    premiumNote: row.premium_note ?? '',
    serviceUpdatedDate: row.service_updated_at?.toISOString() ?? null,
  }
}
