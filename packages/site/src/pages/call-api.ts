import { ApiError, call, type Endpoint } from '@bellows/api'
import type * as z from 'zod/mini'
import type { ApiAccess, SharedReads } from '../router-context.ts'

/** Asks once for all who share `reads`; what failed is asked again. */
function readOnce<Data>(reads: SharedReads, name: string, ask: () => Promise<Data>): Promise<Data> {
  const known = reads.get(name) as Promise<Data> | undefined
  if (known) return known
  const answer = ask()
  reads.set(name, answer)
  answer.catch(() => reads.delete(name))
  return answer
}

/** A call through the router's `fetch`, in process on the server. */
export function callApi<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  { fetch, onFailure, reads }: ApiAccess,
  endpoint: Endpoint<string, Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const ask = () => call(endpoint, input, { fetch: fetch as typeof globalThis.fetch, onFailure })
  if (!import.meta.env.SSR || !reads || endpoint.method !== 'GET') return ask()
  return readOnce(reads, endpoint.path + JSON.stringify(input), ask)
}

/** The API knows no such thing. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404
