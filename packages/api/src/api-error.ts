import { isRecord } from '@bellows/domain'
import { DEFAULT_STATUS, NETWORK_TEXT, unreported } from './failure-facts.ts'
import { statusTexts, UNEXPECTED_TEXT } from './status-texts.ts'

export interface ValidationError {
  path: string
  message: string
}

/** The body of every failing answer. */
export interface ErrorBody {
  error: string
  message: string
  requestId: string
  validation?: ValidationError[]
}

interface ApiFailure {
  status: number
  message: string
  error?: string
  validation?: readonly ValidationError[]
  requestId?: string
  isNetwork?: boolean
}

/** A call that did not give its output; `message` may be shown to the visitor, `error` is the code. */
export class ApiError extends Error {
  readonly status: number
  readonly error: string
  readonly validation: readonly ValidationError[]
  readonly requestId: string
  readonly isNetwork: boolean

  constructor(failure: ApiFailure) {
    super(failure.message)
    this.name = 'ApiError'
    this.status = failure.status
    this.error = failure.error ?? ''
    this.validation = failure.validation ?? []
    this.requestId = failure.requestId ?? ''
    this.isNetwork = failure.isNetwork ?? false
  }

  /** True for a failing server or network, false where the data sent were at fault. */
  get isServerSide(): boolean {
    return this.isNetwork || this.status >= 500
  }

  get isReported(): boolean {
    return !unreported.has(this.status)
  }
}

/** The step that a 409 `step_required` leads to. */
export function requiredStep(failure: ApiError): string | null {
  return failure.error === 'step_required' ? (failure.validation[0]?.path ?? null) : null
}

export function networkError(): ApiError {
  return new ApiError({ status: DEFAULT_STATUS, message: NETWORK_TEXT, error: 'network', isNetwork: true })
}

/** An answer that succeeded and says nothing of what was asked: its status would call the failure a success. */
export function unexpectedAnswer(): ApiError {
  return new ApiError({ status: DEFAULT_STATUS, message: UNEXPECTED_TEXT, error: 'unexpected_answer' })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function validationOf(value: unknown): ValidationError[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [{ path: '', message: entry }]
    return isRecord(entry) ? [{ path: textOf(entry.path), message: textOf(entry.message) }] : []
  })
}

/** Reads the body of an answer with a failing status. `error` comes last because it is a code. */
export function errorOf(status: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {}
  const validation = validationOf(fields.validation)
  const joined = [...new Set(validation.map((entry) => entry.message))].filter(Boolean).join(', ')
  const told = [textOf(fields.message), textOf(fields.title), joined, textOf(fields.error)].find(Boolean)
  return new ApiError({
    status,
    message: statusTexts[status] ?? told ?? UNEXPECTED_TEXT,
    error: textOf(fields.error),
    validation,
    requestId: textOf(fields.requestId),
  })
}
