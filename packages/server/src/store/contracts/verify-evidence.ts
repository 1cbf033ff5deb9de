import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { evidenceFaults } from './judge-evidence.ts'
import { readEvidence } from './read-evidence.ts'

const PAGE = 200

export interface Verdict {
  checked: number
  /** One line for each thing that is not as it was signed. */
  faults: string[]
}

/** Events whose signature is gone. */
async function strayEvents(kysely: Scope['kysely']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct e.business_id || ' ' || e.order_contract_id as name from contract_event e
    where not exists (select 1 from order_contract c
      where c.business_id = e.business_id and c.id = e.order_contract_id)`.execute(kysely)
  return rows.map(({ name }) => `${name}: its record is gone`)
}

/** Judges every signature of all studios. */
export async function verifyEvidence(kysely: Scope['kysely']): Promise<Verdict> {
  const verdict: Verdict = { checked: 0, faults: await strayEvents(kysely) }
  let last = sql`('', '')`
  for (;;) {
    const page = await readEvidence(
      kysely,
      sql`(c.business_id, c.id) > ${last} and c.id in (
      select n.id from order_contract n where (n.business_id, n.id) > ${last}
      order by n.business_id, n.id limit ${PAGE})`,
    )
    const end = page.at(-1)
    if (!end) return verdict
    for (const evidence of page) {
      const { businessId, id } = evidence.record
      verdict.checked += 1
      verdict.faults.push(...evidenceFaults(evidence).map((fault) => `${businessId} ${id}: ${fault}`))
    }
    last = sql`(${end.record.businessId}, ${end.record.id})`
  }
}
