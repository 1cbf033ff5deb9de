import { MINUTE } from '@bellows/domain'
import type { Services } from '../base/call.ts'
import { describeFault } from '../base/describe-fault.ts'
import { reconcile } from '../payments/reconcile.ts'
import { runEvery } from './run-every.ts'

const everyMilliseconds = 2 * MINUTE

/** Asks every two minutes about payments that nobody came back for. */
export function startReconciling(services: Services): { stop: () => void } {
  const onError = (cause: unknown) => services.log.error(describeFault(cause), 'reconciling payments')
  return runEvery(everyMilliseconds, () => reconcile(services), onError)
}
