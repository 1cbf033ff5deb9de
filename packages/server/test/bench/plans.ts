import type { Pool } from '../../src/db/pool.ts'
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

/** How the database answers a statement, and how fast. */
export async function planOf(pool: Pool, { text, values }: Statement): Promise<Plan> {
  const times: number[] = []
  let nodes: PlanNode[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, values)
    const [{ 'QUERY PLAN': plan } = {}] = rows as { 'QUERY PLAN': Explained[] }[]
    const [found] = plan ?? []
    if (!found) throw new Error('the database explains nothing')
    nodes = nodesOf(found.Plan)
    times.push(found['Execution Time'])
  }
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined)
  const scanned = scans
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
  return { scanned, read: scans.reduce((sum, node) => sum + rowsOf(node), 0), ms: Math.min(...times) }
}
