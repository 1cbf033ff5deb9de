import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/open.ts'
import { countedSlots, isHeld } from '../services/slot-counts.ts'

const KEPT_MILLISECONDS = 1000
const RENEWED_MILLISECONDS = 500
const KEPT_MAX = 10_000

/** What no row tells (a day that begins, a start that is too near by now) is drawn anew after so long. */
const AGING_SECONDS = 300

/** Which times of full sessions are held, and which taken, by all that blocks a calendar from now on. */
const busyTimes = sql`
  select sum(hashtext(concat_ws(' ', e.id, extract(epoch from e.end_time), t.status = 'BOOKED'))) from calendar_entry e
    left join slot t on t.business_id = e.business_id and t.id = e.slot_id
  where e.business_id = b.id and e.end_time > now()
    and (t.id is null or t.status = 'BOOKED' or ${isHeld})`

/**
 * Names what pages of a studio are drawn from: it changes on publish and whenever a slot is held, taken or free
 * again, a time of a calendar is, or a discount begins, ends or has another place taken; in any case after five
 * minutes.
 */
export async function readContentVersion({ kysely }: Database, businessId: string): Promise<string> {
  const { rows } = await sql<{ published: number; seen: unknown }>`
    select b.content_version as published, jsonb_build_array(
      (select string_agg(concat_ws(' ', s.id, n.free, n.held, n.marks, n.first_start), ',' order by s.id)
        from service s cross join lateral (${countedSlots(sql`b.minimum_notice_minutes`)}) n
        where s.business_id = b.id and s.is_mini_session),
      (select string_agg(concat_ws(' ', d.package_id, d.used_count, d.start_at <= now(), d.end_at <= now()), ','
        order by d.package_id) from discount d where d.business_id = b.id),
      (${busyTimes}),
      floor(extract(epoch from now()) / ${AGING_SECONDS})) as seen
    from business b where b.id = ${businessId}`.execute(kysely)
  const [row] = rows
  const state = createHash('sha256').update(JSON.stringify(row?.seen))
  return `${row?.published ?? 0}-${state.digest('base64url').slice(0, 12)}`
}

/** Which publishing a version is of, whatever has been held or booked since. */
export const publishedIn = (version: string): string => version.slice(0, version.indexOf('-'))

interface Kept {
  version: Promise<string>
  askedAt: number
  /** The reading that takes its place as soon as it is there. */
  next?: Kept | undefined
}

/**
 * The same, never older than a second, and asked at once after the studio was published. On a busy studio it is asked
 * anew before its second is over, so that nobody waits for it.
 */
export function contentVersionReader(database: Database, now: () => number = () => performance.now()) {
  const kept = new LRUCache<string, Kept>({ max: KEPT_MAX })
  database.publishing.listen((businessId) => {
    if (businessId === undefined) kept.clear()
    else kept.delete(businessId)
  })
  const ask = (businessId: string): Kept => ({
    version: readContentVersion(database, businessId),
    askedAt: now(),
  })
  const ageOf = (known: Kept | undefined) => (known ? now() - known.askedAt : Infinity)
  const keep = (businessId: string, asked: Kept) => {
    kept.set(businessId, asked)
    const letGo = () => {
      if (kept.peek(businessId) === asked) kept.delete(businessId)
    }
    asked.version.catch(letGo)
    return asked.version
  }
  const renew = (businessId: string, known: Kept) => {
    const next = ask(businessId)
    known.next = next
    const takeOver = () => {
      if (kept.peek(businessId) === known) kept.set(businessId, next)
    }
    const tryAgain = () => void (known.next = undefined)
    next.version.then(takeOver, tryAgain)
  }
  return (businessId: string): Promise<string> => {
    const known = kept.get(businessId)
    if (!known || ageOf(known) >= KEPT_MILLISECONDS) {
      const next = known?.next
      return keep(businessId, next && ageOf(next) < KEPT_MILLISECONDS ? next : ask(businessId))
    }
    if (!known.next && ageOf(known) >= RENEWED_MILLISECONDS) renew(businessId, known)
    return known.version
  }
}
