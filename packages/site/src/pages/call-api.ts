import { ApiError, call, type Endpoint, type InputOf, type OutputOf } from '@bellows/api'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'

export const callApi = <E extends Endpoint>(
  { fetch }: Pick<RouterContext, 'fetch'>,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> => call(endpoint, input, { fetch: fetch as typeof globalThis.fetch })

/** Turns the API's 404 into the router's. */
export const orNotFound = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 404) throw notFound()
  throw error
}
