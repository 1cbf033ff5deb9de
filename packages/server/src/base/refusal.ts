import type { ValidationError } from '@bellows/api'
import { fallbackLanguage } from '@bellows/domain'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { refusalTexts } from './refusal-texts/refusals-of-language.ts'
import type { RefusalTexts } from './refusal-texts/refusal-texts.ts'

/** What an answer says, once it is known in which language. */
export type Say = (texts: RefusalTexts) => string

/** What only programs and owners' commands meet, which are written for in English. */
export const toPrograms =
  (text: string): Say =>
  () =>
    text

/** A field at fault; a validator's text is known to the forms, in English as it is. */
export interface Fault {
  path: string
  message: string | Say
}

interface RefusalParts {
  status: ContentfulStatusCode
  /** Code for machines, e.g. `slot_taken`. */
  error: string
  /** May be shown to the visitor. */
  say: Say
  validation?: readonly Fault[]
  headers?: Readonly<Record<string, string>>
}

/** An answer that is no success, thrown from anywhere below a request. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly error: string
  readonly headers: Readonly<Record<string, string>>
  readonly #say: Say
  readonly #validation: readonly Fault[] | undefined

  constructor(parts: RefusalParts) {
    super(parts.say(refusalTexts(fallbackLanguage)))
    this.status = parts.status
    this.error = parts.error
    this.headers = parts.headers ?? {}
    this.#say = parts.say
    this.#validation = parts.validation
  }

  /** What it says to a visitor of a studio of that language. */
  toldIn(language: string): { message: string; validation?: ValidationError[] } {
    const texts = refusalTexts(language)
    const validation = this.#validation?.map(({ path, message }) => ({
      path,
      message: typeof message === 'string' ? message : message(texts),
    }))
    return { message: this.#say(texts), ...(validation && { validation }) }
  }
}

/** One body for what is missing, another studio's, or deleted, so that none can be told apart. */
export function notFound(): Refusal {
  return new Refusal({ status: 404, error: 'not_found', say: (texts) => texts.notFound })
}

export function badRequest(say: Say, validation: readonly Fault[] = []): Refusal {
  return new Refusal({ status: 400, error: 'bad_request', say, validation })
}

/** What fields are refused for: the first fault stands for all. */
export function badFields(validation: readonly Fault[]): Refusal {
  const first = validation[0]?.message ?? ((texts) => texts.badRequest)
  return badRequest(typeof first === 'string' ? toPrograms(first) : first, validation)
}

export function conflict(error: string, say: Say, validation?: readonly Fault[]): Refusal {
  return new Refusal({ status: 409, error, say, ...(validation && { validation }) })
}

const RETRY_SECONDS = 2

/** What may be right to ask, but not now. */
export function unavailable(): Refusal {
  return new Refusal({
    status: 503,
    error: 'unavailable',
    say: (texts) => texts.unavailable,
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  })
}

export function tooMany(retryAfterSeconds: number, say: Say = (texts) => texts.tooMany): Refusal {
  return new Refusal({
    status: 429,
    error: 'too_many_requests',
    say,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  })
}
