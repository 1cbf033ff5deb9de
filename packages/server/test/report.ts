import { checkInvariants } from './invariants.ts'
import type { Database } from '../src/db/open.ts'

let passed = 0
let failed = 0

/** Prints one finding about an engine and counts it. */
export function report(engine: Database['engine'], isGood: boolean, text: string): void {
  if (isGood) passed += 1
  else failed += 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${engine.padEnd(9)} ${text}`)
}

/** Reports every query of invariants.sql; one that answers rows is a failure. */
export async function reportInvariants({ engine, pool }: Database): Promise<void> {
  for (const { name, rows } of await checkInvariants(pool))
    report(engine, rows === 0, `${name}: ${rows} rows`)
}

/** Prints the counts of all findings, and sets the exit code by them. */
export function reportCounts(): void {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
