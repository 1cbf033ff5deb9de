import type { Scope } from '../base/scope.ts'
import { sweep } from '../store/holds/sweep.ts'
import { forgetAbandoned } from '../store/orders/forget-abandoned.ts'
import { runEvery } from './run-every.ts'

const everyMilliseconds = 10 * 60_000

interface Sweeping {
  kysely: Scope['kysely']
  /** Days after which an abandoned order is forgotten. */
  abandonedOrderDays: number
}

/** Sweeps every ten minutes for as long as the server stands. */
export function startSweeping(
  { kysely, abandonedOrderDays }: Sweeping,
  onError: (cause: unknown) => void,
): { stop: () => void } {
  const tidy = async () => {
    await sweep(kysely)
    await forgetAbandoned(kysely, abandonedOrderDays)
  }
  return runEvery(everyMilliseconds, tidy, onError)
}
