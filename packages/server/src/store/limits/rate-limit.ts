import { sql } from 'kysely'
import { tooMany, type Say } from '../../base/refusal.ts'
import type { Database } from '../../db/open.ts'

interface Limit {
  businessId: string
  /** What is counted, e.g. `inquiry`. */
  bucket: string
  address: string
  most: number
  seconds: number
  /** What is told beyond the limit, if not that it was asked too often. */
  say?: Say
}

interface Counted {
  hits: number
  seconds_left: number
}

/**
 * Counts one more within the window, in the database and so across processes.
 * @throws Refusal 429 with `Retry-After` beyond the limit
 */
export async function countOrRefuse({ kysely }: Database, limit: Limit): Promise<void> {
  const window = sql`make_interval(secs => ${limit.seconds})`
  const { rows } = await sql<Counted>`
    insert into rate_limit as kept (business_id, bucket, address, window_start)
    values (${limit.businessId}, ${limit.bucket}, ${limit.address}, now())
    on conflict (business_id, bucket, address) do update set
      hits = case when kept.window_start + ${window} <= now() then 1 else kept.hits + 1 end,
      window_start = case when kept.window_start + ${window} <= now() then now() else kept.window_start end
    returning hits, extract(epoch from window_start + ${window} - now())::float8 as seconds_left`.execute(
    kysely,
  )
  const counted = rows[0]
  if (counted && counted.hits > limit.most) throw tooMany(counted.seconds_left, limit.say)
}
