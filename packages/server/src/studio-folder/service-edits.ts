import { sql } from 'kysely'
import type { Tx } from '../db/put-rows.ts'
import type { StudioFolder } from './studio-folder.ts'

/** What is said of each service, as one hash; what is counted, and its place in the list, are no edits. */
export async function readTerms(tx: Tx, businessId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; terms: string }>`
    select s.id, md5(jsonb_build_array(to_jsonb(s) - array['position', 'created_at', 'updated_at'],
      (select jsonb_agg(jsonb_build_array(to_jsonb(p), to_jsonb(d) - array['used_count', 'over_count', 'version'])
          order by p.id) from package p
        left join discount d on d.business_id = p.business_id and d.package_id = p.id
        where p.business_id = s.business_id and p.service_id = s.id),
      (select jsonb_agg(to_jsonb(a) order by a.id) from addon a
        where a.business_id = s.business_id and a.service_id = s.id),
      (select jsonb_agg(jsonb_build_array(d.id, d.location, d.plan) order by d.id) from service_date d
        where d.business_id = s.business_id and d.service_id = s.id))::text) as terms
    from service s where s.business_id = ${businessId}`.execute(tx)
  return new Map(rows.map(({ id, terms }) => [id, terms]))
}

/**
 * Says when a service that was there before was edited: now where its terms are others than `before`, else no earlier
 * than it said, so that importing an older export twice does not take an edit's time back.
 */
export async function dateEdits(
  tx: Tx,
  { studio, services }: StudioFolder,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const terms = await readTerms(tx, studio.id)
  for (const { id, updatedDate } of services) {
    if (!before.has(id)) continue
    const edited =
      before.get(id) === terms.get(id)
        ? sql`greatest(updated_at, ${updatedDate ?? null}::timestamptz)`
        : sql`date_trunc('milliseconds', now())`
    await sql`update service set updated_at = ${edited} where business_id = ${studio.id} and id = ${id}`.execute(
      tx,
    )
  }
}
