import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { extensions } from './durable-fs.ts'
import { engineOf } from './engine.ts'
import { LitePool } from './lite-pool.ts'
import { migrate } from './migrate.ts'
import { kyselyOver, type Database } from './open.ts'

type Column = { table: string; column: string; type: string; nullable: boolean; has_default: boolean }

type Check = { table: string; column: string; definition: string }
type Schema = Database['kysely']

const target = path.join(import.meta.dirname, 'tables.ts')

const columnsSql = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, a.atthasdef as has_default
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const checksSql = `
  select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'c' and cardinality(k.conkey) = 1`

const scalars: Record<string, string> = {
  text: 'string',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  numeric: 'string',
  jsonb: 'Json',
  'timestamp with time zone': 'Instant',
}

/** `check (x in ('A', 'B'))` as a union; null for any other check. */
export function unionOf(definition: string): string | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1]
  if (!list) return null
  return [...list.matchAll(/'([^']*)'::text/g)].map((match) => `'${match[1]}'`).join(' | ')
}

async function readUnions(kysely: Schema): Promise<Map<string, string>> {
  const { rows } = await sql.raw<Check>(checksSql).execute(kysely)
  const unions = new Map<string, string>()
  for (const { table, column, definition } of rows) {
    const union = unionOf(definition)
    if (union) unions.set(`${table}.${column}`, union)
  }
  return unions
}

function columnType(column: Column, unions: Map<string, string>): string {
  const scalar = unions.get(`${column.table}.${column.column}`) ?? scalars[column.type]
  if (!scalar) throw new Error(`no TypeScript type for ${column.type} of ${column.table}.${column.column}`)
  const type = column.nullable ? `Nullable<${scalar}>` : scalar
  return column.has_default ? `Generated<${type}>` : type
}

const head = `// Written by codegen.ts from the migrated schema; not to be edited.
import type { ColumnType } from 'kysely'

/** Read as a parsed value, written as JSON text (an array would reach the drivers as an SQL array). */
type Json = ColumnType<unknown, string, string>
type Instant = ColumnType<Date, Date | string, Date | string>
type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
type Nullable<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S | null, I | null | undefined, U | null>
    : ColumnType<T | null, T | null | undefined, T | null>
`

/** The text of tables.ts for a migrated database. */
export async function tablesText(kysely: Schema): Promise<string> {
  const unions = await readUnions(kysely)
  const { rows: columns } = await sql.raw<Column>(columnsSql).execute(kysely)
  const tables = new Set(columns.map((column) => column.table))
  const body = [...tables].map((table) => {
    const own = columns.filter((column) => column.table === table)
    const lines = own.map((column) => `    ${column.column}: ${columnType(column, unions)}`)
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  return `${head}\nexport type Tables = {\n${body.join('\n')}\n}\n`
}

async function main(): Promise<void> {
  const pool = new LitePool(engineOf(await PGlite.create({ extensions })))
  await migrate(pool)
  fs.writeFileSync(target, await tablesText(kyselyOver(pool)))
  await pool.end()
}

if (import.meta.main) await main()
