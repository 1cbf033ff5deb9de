import { afterEach, expect } from 'vitest'
import type { Pool } from '../src/db/pool.ts'
import { checkInvariants } from './invariants.ts'

/** Checks the promises of invariants.sql after each test of a file. */
export function leavesPromisesKept(database: () => { pool: Pool }): void {
  afterEach(async () => {
    const counts = await checkInvariants(database().pool)
    expect(counts.filter(({ rows }) => rows > 0)).toEqual([])
  })
}
