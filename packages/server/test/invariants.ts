import fs from 'node:fs'
import path from 'node:path'
import type { Pool } from '../src/db/pool.ts'

export type InvariantCount = { name: string; rows: number }

/** Runs every query of invariants.sql; `rows` other than 0 is a broken promise. */
export async function checkInvariants(pool: Pool): Promise<InvariantCount[]> {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'invariants.sql'), 'utf8')
  const counts = []
  for (const [, name = '', query = ''] of text.matchAll(/^-- (I\d .*)\n([^;]+);/gm)) {
    const { rows } = await pool.query(query)
    counts.push({ name, rows: rows.length })
  }
  return counts
}
