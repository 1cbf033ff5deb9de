import { repeat } from '../repeat.ts'
import type { Studio } from './studio.ts'
import { sweep } from './sweep.ts'

const everyMilliseconds = 10 * 60_000

/** Sweeps every ten minutes for as long as the server stands; a failed round is told and the next one comes. */
export function startSweeping(
  kysely: Studio['kysely'],
  onError: (cause: unknown) => void,
): { stop: () => void } {
  return repeat({ everyMilliseconds, run: () => sweep(kysely), onError })
}
