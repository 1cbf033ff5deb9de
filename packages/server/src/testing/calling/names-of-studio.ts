import type { Pool } from '../../db/pool.ts'

const isNaming = (column: string) => /(^|_)(id|slug)$/.test(column) && column !== 'business_id'
const isSecret = (column: string) => column.endsWith('_token')

interface Column {
  table: string
  column: string
}

async function columnsOf(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and exists (
      select 1 from information_schema.columns b where b.table_schema = 'public'
        and b.table_name = c.table_name and b.column_name = 'business_id')`)
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }))
}

async function valuesOf(pool: Pool, businessId: string, wanted: (column: string) => boolean) {
  const columns = (await columnsOf(pool)).filter(({ column }) => wanted(column))
  const parts = columns.map(
    ({ table, column }) =>
      `select distinct ${column} as value from ${table} where business_id = $1 and ${column} is not null`,
  )
  const { rows } = await pool.query(parts.join(' union '), [businessId])
  return rows.map(({ value }) => String(value))
}

/** Every id and slug that stands in a row of the studio, in whichever table. */
export const namesOf = (pool: Pool, businessId: string) => valuesOf(pool, businessId, isNaming)

/** Every secret of the studio's holds and offers. */
export const secretsOf = (pool: Pool, businessId: string) => valuesOf(pool, businessId, isSecret)
