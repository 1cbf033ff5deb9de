import type { Scope } from '../base/scope.ts'
import { sweep } from '../store/holds/sweep.ts'
import { runEvery } from './run-every.ts'

const everyMilliseconds = 10 * 60_000

/** Sweeps every ten minutes for as long as the server stands. */
export const startSweeping = (
  kysely: Scope['kysely'],
  onError: (cause: unknown) => void,
): { stop: () => void } => runEvery(everyMilliseconds, () => sweep(kysely), onError)
