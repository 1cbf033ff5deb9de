import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { countedSlots, isOver, longestSlot } from './slot-counts.ts'

/** So many are listed, and may be asked about. */
export const SERVICES_MAX = 200

export interface DiscountRow {
  name: string
  percent: number
  start: number
  end: number
  max_places: number
  used: number
}

export interface PackageRow {
  id: string
  name: string
  type: 'SINGLE' | 'MULTI'
  total_fee_minor: number
  shoot_duration: number | null
  is_offered: boolean
  content: Record<string, unknown>
  discount: DiscountRow | null
}

export interface AddonRow {
  id: string
  name: string
  fee_minor: number
  max_quantity: number
  is_offered: boolean
  content: Record<string, unknown>
}

export interface ServiceRow {
  id: string
  slug: string
  name: string
  type: 'SINGLE_PACKAGE' | 'MULTI_PACKAGES' | 'COMBO'
  calendar_id: string
  is_mini_session: boolean
  is_booking_without_time: boolean
  is_waitlist_enabled: boolean
  is_paused: boolean
  tax: 'INCLUDE' | 'EXCLUDE'
  min_duration: number | null
  max_duration: number | null
  content: Record<string, unknown>
  created_at: Date
  updated_at: Date
  packages: PackageRow[]
  addons: AddonRow[]
  free: number
  held: number
  first_start: Date | null
  longest: number
  is_over: boolean
}

/** Places that were booked and those that live holds reserve. */
const usedPlaces = sql`d.used_count + (select count(*)::int from slot h
  where h.business_id = d.business_id and h.hold_package_id = d.package_id and h.status = 'BOOKING'
    and h.hold_has_discount and h.lockout_end > now())`

const epoch = (instant: RawBuilder<unknown>) => sql`floor(extract(epoch from ${instant}) * 1000)::float8`

/** Of what is offered no more, that is read too; over `package p` and `addon a`. */
export type Withdrawn = Readonly<{ packages: RawBuilder<unknown>; addons: RawBuilder<unknown> }>
const none: Withdrawn = { packages: sql`false`, addons: sql`false` }

const packagesOf = ({
  packages,
}: Withdrawn) => sql`select json_agg(json_build_object('id', p.id, 'name', p.name, 'type', p.type,
    'total_fee_minor', p.total_fee_minor, 'shoot_duration', p.shoot_duration, 'is_offered', p.is_offered, 'content', p.content,
    'discount', case when d.package_id is null then null else json_build_object('name', d.name, 'percent', d.percent,
      'start', ${epoch(sql`d.start_at`)}, 'end', ${epoch(sql`d.end_at`)}, 'max_places', d.max_places,
      'used', ${usedPlaces}) end) order by p.position, p.id) as packages
  from package p left join discount d on d.business_id = p.business_id and d.package_id = p.id
  where p.business_id = s.business_id and p.service_id = s.id and (p.is_offered or ${packages})`

const addonsOf = ({
  addons,
}: Withdrawn) => sql`select json_agg(json_build_object('id', a.id, 'name', a.name, 'fee_minor', a.fee_minor,
    'max_quantity', a.max_quantity, 'is_offered', a.is_offered, 'content', a.content) order by a.position, a.id) as addons
  from addon a where a.business_id = s.business_id and a.service_id = s.id and (a.is_offered or ${addons})`

/** The published services that fit `which` (over `service s`), in the owner's order, each with all that it offers. */
export async function readServices(
  { kysely, businessId }: Scope,
  which: RawBuilder<unknown> = sql`s.is_published`,
  withdrawn: Withdrawn = none,
): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    select s.id, s.slug, s.name, s.type, s.calendar_id, s.is_mini_session, s.is_booking_without_time,
      s.is_waitlist_enabled, s.is_paused, s.tax, s.min_duration, s.max_duration, s.content, s.created_at,
      s.updated_at, coalesce(p.packages, '[]') as packages, coalesce(a.addons, '[]') as addons,
      n.free, n.held, n.first_start, l.longest,
      s.is_mini_session and ${isOver(sql`b.minimum_notice_minutes`)} as is_over
    from service s
      join business b on b.id = s.business_id
      cross join lateral (${packagesOf(withdrawn)}) p
      cross join lateral (${addonsOf(withdrawn)}) a
      cross join lateral (${countedSlots(sql`b.minimum_notice_minutes`)}) n
      cross join lateral (${longestSlot}) l
    where s.business_id = ${businessId} and ${which}
    order by s.position, s.id limit ${SERVICES_MAX}`.execute(kysely)
  return rows
}
