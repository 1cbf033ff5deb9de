import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Written from the folder's other files. */
const site = [
  'business',
  'business_domain',
  'service',
  'package',
  'discount',
  'addon',
  'page',
  'theme',
  'calendar_lock',
]
/** Counters and claims that end by themselves. */
const passing = ['rate_limit', 'hold_address', 'idempotency', 'untimed_hold', 'given_up']
const leftOut = new Set([...site, ...passing])

/** An order names its slot and a booked slot its order: the order's side is filled in afterwards. */
export const lateReference = { table: 'orders', column: 'slot_id' } as const

/** The file of what a studio's own row keeps to itself. */
export const studioSecrets = 'business'

async function tablesIn(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'business_id' order by 1`.execute(kysely)
  return rows.map(({ name }) => name).filter((name) => !leftOut.has(name))
}

interface Reference {
  child: string
  parent: string
}

async function referencesIn(kysely: Kysely<Tables>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.conrelid <> c.confrelid`.execute(kysely)
  return rows.filter(({ child, parent }) => !(child === lateReference.table && parent === 'slot'))
}

/** The tables of what happened at a studio, each after those that it refers to. */
export async function recordTables(kysely: Kysely<Tables>): Promise<string[]> {
  const open = await tablesIn(kysely)
  const references = await referencesIn(kysely)
  const ordered: string[] = []
  while (open.length > 0) {
    const isNext = (name: string) =>
      !references.some(({ child, parent }) => child === name && open.includes(parent))
    const next = open.find(isNext)
    if (next === undefined) throw new Error(`tables refer to each other in a circle: ${open.join(', ')}`)
    ordered.push(...open.splice(open.indexOf(next), 1))
  }
  return ordered
}
