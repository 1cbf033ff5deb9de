import { runEvery } from '../run-every.ts'
import type { Studio } from './studio.ts'
import { sweep } from './sweep.ts'

const everyMilliseconds = 10 * 60_000

/** Sweeps every ten minutes for as long as the server stands. */
export const startSweeping = (
  kysely: Studio['kysely'],
  onError: (cause: unknown) => void,
): { stop: () => void } => runEvery(everyMilliseconds, () => sweep(kysely), onError)
