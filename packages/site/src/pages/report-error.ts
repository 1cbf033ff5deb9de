import { call, reportError as report } from '@bellows/api'
import type { ApiFetch } from '../router-context.ts'
import { errorFacts } from './error-facts.ts'

export type Reporter = Readonly<{ fetch: ApiFetch; businessId: string }>

/** Where it happened: the block, or the pattern of the route. */
type Place = Readonly<{ block?: string; route?: string }>

const MESSAGE_MAX = 1000
const told = new WeakSet<object>()

/**
 * Tells the server of an error, once, unless it is of a kind that is not reported. A report that fails is not worth
 * another.
 */
export async function reportError(
  { fetch, businessId }: Reporter,
  error: unknown,
  place: Place,
): Promise<void> {
  const { status, message, requestId, isReported } = errorFacts(error)
  if (!isReported) return
  if (error instanceof Error) {
    if (told.has(error)) return
    told.add(error)
  }
  const body = {
    message: (message || 'No message').slice(0, MESSAGE_MAX),
    name: error instanceof Error ? error.name : typeof error,
    status,
    ...(requestId && { requestId }),
    ...place,
  }
  await call(report, body, { fetch: fetch as typeof globalThis.fetch, businessId }).catch(() => undefined)
}
