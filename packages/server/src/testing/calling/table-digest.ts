import type { Pool } from '../../db/pool.ts'

/** Counters of who asks how often; they count refused requests too. */
const counters = new Set(['rate_limit', 'hold_address'])

async function tablesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  )
  return rows.map(({ tablename }) => String(tablename)).filter((name) => !counters.has(name))
}

/** One digest for each table's rows: equal digests, equal rows. */
export async function tableDigest(pool: Pool): Promise<Record<string, string>> {
  const tables = await tablesOf(pool)
  const parts = tables.map(
    (
      name,
    ) => `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${name} t`,
  )
  const { rows } = await pool.query(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]))
}
