import * as z from 'zod/mini'
import { ApiError, errorOf, networkError, unexpectedAnswer } from './api-error.ts'
import { usesQuery, type Endpoint } from './endpoint.ts'
import { BUSINESS_ID_HEADER, HOLD_TOKEN_HEADER, QUERY_MARKER, QUERY_MARKER_HEADER } from './headers.ts'
import { fillPath, pathNames } from './path.ts'
import { writeQuery } from './query.ts'
import { UNAUTHORIZED_TEXT } from './status-texts.ts'

export interface CallOptions {
  fetch: typeof globalThis.fetch
  /** Scheme and host before the path; empty in the browser. */
  origin?: string
  holdToken?: string | null
  ownerToken?: string
  businessId?: string
  signal?: AbortSignal
  /** Told of a 401 whose message is 'Unauthorized'. */
  onUnauthorized?: () => void
  /** Told of every failure, with the pattern of the address; ids in addresses open bookings. */
  onFailure?: ((failure: ApiError, route: string) => void) | undefined
}

function headersOf(endpoint: Endpoint, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (usesQuery(endpoint)) headers[QUERY_MARKER_HEADER] = QUERY_MARKER
  else headers['Content-Type'] = 'application/json'
  if (endpoint.holdToken && options.holdToken) headers[HOLD_TOKEN_HEADER] = options.holdToken
  if (endpoint.isOwners && options.ownerToken) headers['Authorization'] = `Bearer ${options.ownerToken}`
  if (options.businessId) headers[BUSINESS_ID_HEADER] = options.businessId
  return headers
}

function requestOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: CallOptions,
): [string, RequestInit] {
  const inPath = pathNames(endpoint.path)
  const query = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
  const path = fillPath(endpoint.path, input) + (usesQuery(endpoint) ? writeQuery(query) : '')
  const init: RequestInit = { method: endpoint.method, headers: headersOf(endpoint, options) }
  if (!usesQuery(endpoint)) init.body = JSON.stringify(input)
  if (options.signal) init.signal = options.signal
  return [(options.origin ?? '') + path, init]
}

/** The line may go before the answer has begun, or in the midst of it. */
async function answerTo(url: string, init: RequestInit, options: CallOptions) {
  try {
    const response = await options.fetch(url, init)
    return { response, text: await response.text() }
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw networkError()
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function send(url: string, init: RequestInit, options: CallOptions): Promise<unknown> {
  const { response, text } = await answerTo(url, init, options)
  const body = fromJson(text)
  if (!response.ok) throw errorOf(response.status, body)
  if (typeof body !== 'object' || body === null || !('data' in body)) throw unexpectedAnswer()
  return body.data
}

const isWorthRetry = (cause: unknown): boolean => cause instanceof ApiError && cause.isServerSide

function announce(failure: ApiError, { path }: Endpoint, { onFailure, onUnauthorized }: CallOptions): void {
  if (failure.status === 401 && failure.message === UNAUTHORIZED_TEXT) onUnauthorized?.()
  onFailure?.(failure, path)
}

/** Makes one call. GET is tried twice when the network or server fails; every failure is an `ApiError`. */
export async function call<Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  endpoint: Endpoint<string, Input, Output>,
  input: z.input<Input>,
  options: CallOptions,
): Promise<z.output<Output>> {
  const [url, init] = requestOf(endpoint, input, options)
  const attempt = () => send(url, init, options)
  try {
    const data = await (endpoint.method === 'GET'
      ? attempt().catch((cause: unknown) => (isWorthRetry(cause) ? attempt() : Promise.reject(cause)))
      : attempt())
    const parsed = z.safeParse(endpoint.output, data)
    if (!parsed.success) throw unexpectedAnswer()
    return parsed.data
  } catch (cause) {
    if (cause instanceof ApiError) announce(cause, endpoint, options)
    throw cause
  }
}
