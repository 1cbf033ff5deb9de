import { EXTENDABLE_BEFORE, EXTENSION_MINUTES, HOLD_MINUTES } from '@bellows/domain'
import { sql, type RawBuilder } from 'kysely'

/** An extension is given only this near the end, since the prompt comes shortly before it. */
export const EXTENSION_WINDOW_MINUTES = EXTENDABLE_BEFORE / 60
/** What is left at least after a declined payment. */
export const TOP_UP_MINUTES = 5

/** The end that a hold of slot `s` never outlasts, however it was extended or topped up. */
export const longestEnd = (maxExtensions: number) =>
  sql`(s.held_at + make_interval(mins => ${HOLD_MINUTES + EXTENSION_MINUTES * maxExtensions}))`

/** How long a slot stays closed to others when its offer has ended, so that the next guest is asked first. */
export const OFFER_GRACE_MINUTES = 10

/** What a visitor has chosen and the price it was quoted at; `price` is frozen with the hold. */
export type Choice = {
  packageId: string | null
  addons: unknown
  price: unknown
  /** The price uses the package's discount, so the hold keeps one of its places. */
  hasDiscount: boolean
}

export type HoldRequest = {
  token: string
  /** Whose live holds are counted; null counts none. */
  address: string | null
  maxPerAddress: number
  /** Absent: what was chosen before stays. */
  choice?: Choice | undefined
  /** From a reserved link. */
  offerToken?: string | undefined
  /** Rises with each wish of the visitor; absent, this one is taken for the newest. */
  turn?: number | undefined
}

export type Held = {
  ok: true
  slotId: string
  serviceId: string
  startTime: Date
  endTime: Date
  lockoutEnd: Date
  serverNow: Date
  extensionCount: number
  /** Rises with each change of choice; an order is made for the version its price was read at. */
  holdVersion: number
}

/** Instants are cut to milliseconds, so what the browser sends back compares equal. */
export const clock = sql`date_trunc('milliseconds', now())`

/** Columns of `slot s` as a Held. */
export const heldColumns = sql<Held>`true as ok, s.id as "slotId", s.service_id as "serviceId",
  s.start_time as "startTime", s.end_time as "endTime", s.lockout_end as "lockoutEnd", ${clock} as "serverNow",
  s.extension_count as "extensionCount", s.hold_version as "holdVersion"`

/** The four columns of a choice as SQL values; null where there is none. */
export function choiceValues(choice: Choice | undefined) {
  return {
    packageId: choice?.packageId ?? null,
    addons: choice ? JSON.stringify(choice.addons) : null,
    price: choice ? JSON.stringify(choice.price) : null,
    hasDiscount: choice?.hasDiscount ?? false,
  }
}

/** `set` clauses that turn a slot into one that nobody holds or has. */
export const cleared = sql`status = 'AVAILABLE', hold_token = null, held_at = null, lockout_end = null,
  extension_count = 0, hold_address = null, hold_package_id = null, hold_addons = null, hold_price = null,
  hold_has_discount = false, hold_turn = 0, order_id = null, shoot_number = 1, service_updated_at = null`

/** `offer_until` of a slot (alias `s`) that its guest holds until `end`: nobody comes between hold and next guest. */
export const offerWhileHeld = (end: RawBuilder<unknown>) => sql`
  case when s.offer_order_id is not null and s.offer_until > now()
    then greatest(s.offer_until, ${end} + make_interval(mins => ${OFFER_GRACE_MINUTES}))
    else s.offer_until end`
