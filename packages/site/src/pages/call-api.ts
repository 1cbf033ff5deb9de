import { ApiError, call, type Endpoint } from '@bellows/api'
import type * as z from 'zod/mini'
import type { ApiAccess } from '../router-context.ts'

/** A call through the router's `fetch`, in process on the server. */
export const callApi = <Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  { fetch, onFailure }: ApiAccess,
  endpoint: Endpoint<string, Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> => call(endpoint, input, { fetch: fetch as typeof globalThis.fetch, onFailure })

/** The API knows no such thing. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404
