import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'
import { countedSlots } from '../services/slot-counts.ts'

const KEPT_MILLISECONDS = 1000
const KEPT_MAX = 10_000

/**
 * Names what pages of a studio are drawn from: it changes on publish and whenever a count of free or held
 * slots, the first free start or the places of a discount do, be it by mere passing of time.
 */
export async function readContentVersion({ kysely }: Database, businessId: string): Promise<string> {
  const { rows } = await sql<{ published: number; counts: string | null; places: string | null }>`
    select b.content_version as published,
      (select string_agg(concat_ws(' ', s.id, n.free, n.held, n.first_start), ',' order by s.id)
        from service s cross join lateral (${countedSlots(sql`b.minimum_notice_minutes`)}) n
        where s.business_id = b.id and s.is_mini_session) as counts,
      (select string_agg(concat_ws(' ', d.package_id, d.used_count), ',' order by d.package_id)
        from discount d where d.business_id = b.id) as places
    from business b where b.id = ${businessId}`.execute(kysely)
  const [row] = rows
  const state = createHash('sha256').update(JSON.stringify([row?.counts, row?.places]))
  return `${row?.published ?? 0}-${state.digest('base64url').slice(0, 12)}`
}

/** The same, asked of the database at most once a second for each studio. */
export function contentVersionReader(database: Database, now: () => number = () => performance.now()) {
  const kept = new Map<string, { version: Promise<string>; until: number }>()
  return (businessId: string): Promise<string> => {
    const known = kept.get(businessId)
    if (known && known.until > now()) return known.version
    if (kept.size >= KEPT_MAX) kept.clear()
    const version = readContentVersion(database, businessId)
    kept.set(businessId, { version, until: now() + KEPT_MILLISECONDS })
    version.catch(() => kept.delete(businessId))
    return version
  }
}
