import { MINUTE } from '@bellows/domain'
import type { Pool } from './pool.ts'

const everyMilliseconds = 5 * MINUTE
const busyTables = ['slot', 'orders', 'calendar_entry', 'discount', 'outbox', 'idempotency', 'rate_limit']

/** The embedded engine has no background workers, so its log and dead rows are ours to tidy. */
export function startMaintenance(pool: Pool, onError: (error: unknown) => void): { stop: () => void } {
  const timer = setInterval(() => {
    tidy(pool).catch(onError)
  }, everyMilliseconds)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function tidy(pool: Pool): Promise<void> {
  await pool.query('checkpoint')
  for (const table of busyTables) await pool.query(`vacuum (analyze) ${table}`)
}
