import type { ValidationError } from '@bellows/api'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface RefusalParts {
  status: ContentfulStatusCode
  /** Code for machines, e.g. `slot_taken`. */
  error: string
  /** May be shown to the visitor. */
  message: string
  validation?: readonly ValidationError[]
  headers?: Readonly<Record<string, string>>
}

/** An answer that is no success, thrown from anywhere below a request. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly error: string
  readonly validation: readonly ValidationError[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(parts: RefusalParts) {
    super(parts.message)
    this.status = parts.status
    this.error = parts.error
    this.validation = parts.validation
    this.headers = parts.headers ?? {}
  }
}

/** One body for what is missing, another studio's, or deleted, so that none can be told apart. */
export function notFound(): Refusal {
  return new Refusal({ status: 404, error: 'not_found', message: 'Not found' })
}

export function badRequest(message: string, validation?: readonly ValidationError[]): Refusal {
  return new Refusal({ status: 400, error: 'bad_request', message, ...(validation && { validation }) })
}

export function conflict(error: string, message: string, validation?: readonly ValidationError[]): Refusal {
  return new Refusal({ status: 409, error, message, ...(validation && { validation }) })
}

const RETRY_SECONDS = 2

/** What may be right to ask, but not now. */
export function unavailable(): Refusal {
  return new Refusal({
    status: 503,
    error: 'unavailable',
    message: 'Service Unavailable',
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  })
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal({
    status: 429,
    error: 'too_many_requests',
    message: 'Too many requests. Please try again later.',
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  })
}
