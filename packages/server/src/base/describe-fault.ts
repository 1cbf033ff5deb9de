import { DatabaseError } from '../db/pool.ts'

const awayCodes = new Set(['57P01', '57P02', '57P03', '53100', '53300', '55P03', '57014', '25P03'])
const awaySystemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
const awayMessages =
  /Connection terminated|timeout exceeded|pool (is|was) (closed|ended)|worker (has )?(ended|exited)/i

function codeOf(cause: unknown): string {
  const code: unknown = Object(cause)['code']
  return typeof code === 'string' ? code : ''
}

/** True when the database cannot answer now, though the request may be right. */
export function isDatabaseAway(cause: unknown): boolean {
  const code = codeOf(cause)
  if (code.startsWith('08') || awayCodes.has(code) || awaySystemCodes.has(code)) return true
  return cause instanceof Error && awayMessages.test(cause.message)
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
