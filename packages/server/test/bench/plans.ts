import pg from 'pg'
import type { Client, Pool } from '../../src/db/pool.ts'
import type { Statement } from './recording-pool.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

export interface Plan {
  /** Tables that are read from end to end. */
  scanned: string[]
  /** Rows of tables that were looked at. */
  read: number
  /** Milliseconds, the fastest of several runs. */
  ms: number
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

function rowsOf(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}

interface Explained {
  Plan: PlanNode
  'Execution Time': number
}

const RUNS = 15

/** For these values, or once for all values, which is what a connection comes to that asks often. */
export type Planned = 'custom' | 'generic'

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

/** The statement prepared as the server's connections do, and the words that run it. */
async function prepare(client: Client, { text, values }: Statement, planned: Planned): Promise<string> {
  await client.query(`set plan_cache_mode = force_${planned}_plan; deallocate all; prepare asked as ${text}`)
  return values.length > 0 ? `execute asked (${values.map(literalOf).join(', ')})` : 'execute asked'
}

async function explain(client: Client, execute: string): Promise<Explained> {
  const { rows } = await client.query(`explain (analyze, timing off, format json) ${execute}`)
  const [{ 'QUERY PLAN': plan } = {}] = rows as { 'QUERY PLAN': Explained[] }[]
  const [found] = plan ?? []
  if (!found) throw new Error('the database explains nothing')
  return found
}

/** How the database answers a statement, and how fast. */
export async function planOf(pool: Pool, statement: Statement, planned: Planned): Promise<Plan> {
  const client = await pool.connect()
  try {
    const execute = await prepare(client, statement, planned)
    const runs: Explained[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await explain(client, execute))
    const scans = runs.flatMap(({ Plan }) => nodesOf(Plan)).filter((node) => node['Relation Name'])
    const scanned = scans.filter((node) => node['Node Type'] === 'Seq Scan')
    return {
      scanned: [...new Set(scanned.map((node) => node['Relation Name'] ?? ''))],
      read: scans.reduce((sum, node) => sum + rowsOf(node), 0) / RUNS,
      ms: Math.min(...runs.map((run) => run['Execution Time'])),
    }
  } finally {
    client.release(true)
  }
}
