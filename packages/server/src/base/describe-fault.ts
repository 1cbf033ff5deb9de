import { DatabaseError } from '../db/pool.ts'

/**
 * By SQLSTATE: shut down, starting up, out of time, locked, ended while idle, fallen back to a standby, asked too often,
 * and a disk that fails or may not be written to any more.
 */
const awayCodes = new Set(
  '57P01 57P02 57P03 57P04 57P05 57014 55P03 25P03 25P04 25006 40001 40P01 58030 42501'.split(' '),
)
/** Classes of SQLSTATE: no connection, no room. */
const awayClasses = ['08', '53']

function codeOf(cause: unknown): string {
  const code: unknown = Object(cause)['code']
  return typeof code === 'string' ? code : ''
}

/** True when the database cannot answer now, though the request may be right; judged by code, never by text. */
export function isDatabaseAway(cause: unknown): boolean {
  const code = codeOf(cause)
  return awayCodes.has(code) || awayClasses.some((each) => code.startsWith(each))
}

/** What may be logged of a fault: where it happened and its kind; the details of a row may be personal. */
export function describeFault(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error)) return { fault: typeof cause }
  const code = codeOf(cause)
  const place = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return {
    fault: cause.name,
    ...(code && { code }),
    ...(cause instanceof DatabaseError && cause.constraint ? { constraint: cause.constraint } : {}),
    ...(cause instanceof DatabaseError ? {} : { what: cause.message.slice(0, 300) }),
    stack: place.slice(0, 8).join('\n'),
  }
}
