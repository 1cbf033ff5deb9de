import type { Services } from '../http/call.ts'
import { describeFault } from '../http/describe-fault.ts'
import { runEvery } from '../run-every.ts'
import { reconcile } from './reconcile.ts'

const everyMilliseconds = 2 * 60_000

/** Asks every two minutes about payments that nobody came back for. */
export function startReconciling(services: Services): { stop: () => void } {
  const onError = (cause: unknown) => services.log.error(describeFault(cause), 'reconciling payments')
  return runEvery(everyMilliseconds, () => reconcile(services), onError)
}
