import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isStalePlan } from './named-statements.ts'
import { isFault } from './pool.ts'
import type { Tables } from './tables.ts'

const serializationFailure = '40001'
const uniqueViolation = '23505'
const deadlockDetected = '40P01'
/**
 * Two requests of one visitor that hold two slots at once, or put two orders under their token: the second sees the
 * first's and frees it, or takes its place.
 */
const ofOneToken = ['slot_hold', 'orders_hold']
const maxAttempts = 12
const longestWait = 250

/**
 * The only way to write: one transaction, run again where the database asks for that, so `run` must have no
 * other effects. `refuse(value)` undoes everything and makes `value` the answer. A commit that the database
 * turned into a rollback throws.
 */
export async function write<T>(
  kysely: Kysely<Tables>,
  run: (transaction: Transaction<Tables>, refuse: (value: T) => never) => Promise<T>,
): Promise<T> {
  let refusal: { value: T } | undefined
  const refuse = (value: T): never => {
    refusal = { value }
    throw new Error('rolled back on purpose')
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      refusal = undefined
      return await kysely.transaction().execute((transaction) => run(transaction, refuse))
    } catch (error) {
      if (refusal) return refusal.value
      if (attempt >= maxAttempts || !asksForRetry(error)) throw error
      await setTimeout(Math.random() * Math.min(longestWait, 5 * 2 ** attempt))
    }
  }
}

function asksForRetry(error: unknown): boolean {
  if (ofOneToken.some((constraint) => isFault(error, uniqueViolation, constraint))) return true
  return isFault(error, serializationFailure) || isFault(error, deadlockDetected) || isStalePlan(error)
}
