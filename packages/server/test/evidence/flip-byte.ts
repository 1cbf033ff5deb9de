import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../src/db/tables.ts'

type Tx = Transaction<Tables>

/** One stored value; `bytes` is how the database writes it. */
export interface Value {
  table: 'order_contract' | 'contract_event'
  /** Where the row lies. */
  ctid: string
  column: string
  type: string
  bytes: Buffer
}

async function columnsOf(tx: Tx, table: Value['table']) {
  const { rows } = await sql<{ column: string; type: string }>`
    select attname as column, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx)
  return rows
}

/** Every stored value of the evidence that is not null. */
export async function storedValues(tx: Tx): Promise<Value[]> {
  const values: Value[] = []
  for (const table of ['order_contract', 'contract_event'] as const) {
    for (const { column, type } of await columnsOf(tx, table)) {
      const { rows } = await sql<{ ctid: string; text: string }>`
        select ctid::text as ctid, ${sql.ref(column)}::text as text from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(tx)
      for (const { ctid, text } of rows) values.push({ table, ctid, column, type, bytes: Buffer.from(text) })
    }
  }
  return values
}

/** The text with one bit of it turned, or nothing where that gives no text. */
export function flipped(bytes: Buffer, index: number, bit: number): string | undefined {
  const changed = Buffer.from(bytes)
  changed[index] = (changed[index] ?? 0) ^ (1 << bit)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(changed)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** Writes a value past every trigger and reference; false where it is the same one in other letters. */
export async function overwrite(
  tx: Tx,
  { table, ctid, column, type, bytes }: Value,
  text: string,
): Promise<boolean> {
  await sql`set local session_replication_role = replica`.execute(tx)
  const { rows } = await sql<{ text: string }>`
    update ${sql.table(table)} set ${sql.ref(column)} = ${text}::${sql.raw(type)} where ctid = ${ctid}::tid
    returning ${sql.ref(column)}::text as text`.execute(tx)
  return rows[0] !== undefined && rows[0].text !== bytes.toString()
}
