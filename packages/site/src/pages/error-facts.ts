import { DEFAULT_STATUS, NETWORK_TEXT, UNAUTHORIZED_TEXT, unreported } from '@bellows/api'

export type ErrorFacts = Readonly<{
  status: number
  message: string
  requestId: string
  /** False for what is no news to the server, and for what says so of itself. */
  isReported: boolean
}>

/** Status, text and request id of whatever was thrown. */
export function errorFacts(error: unknown): ErrorFacts {
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  const status = typeof thrown['status'] === 'number' ? thrown['status'] : DEFAULT_STATUS
  return {
    status,
    message: typeof thrown['message'] === 'string' ? thrown['message'] : '',
    requestId: typeof thrown['requestId'] === 'string' ? thrown['requestId'] : '',
    isReported: thrown['isReported'] !== false && !unreported.has(status),
  }
}

const UNAUTHORIZED = { status: 401, message: UNAUTHORIZED_TEXT }

/** The server knows this visitor no longer. */
export function isLogout(error: unknown): boolean {
  const { status, message } = errorFacts(error)
  return status === UNAUTHORIZED.status && message === UNAUTHORIZED.message
}

/** What browsers say of code that did not come. */
const LOST_CODE = /dynamically imported module|importing a module script|unable to preload/i

export const isLostCode = (error: unknown): boolean => LOST_CODE.test(errorFacts(error).message)

/** The server could not be reached, for an answer or for the code that asks for it. */
export const isUnreached = (error: unknown): boolean =>
  errorFacts(error).message === NETWORK_TEXT || isLostCode(error)
