/** Stands for the status of a failure that has none (spec §8). */
const DEFAULT_STATUS = 466

/** Status, text and request id of whatever was thrown. */
export function errorFacts(error: unknown): { status: number; message: string; requestId: string } {
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  return {
    status: typeof thrown['status'] === 'number' ? thrown['status'] : DEFAULT_STATUS,
    message: typeof thrown['message'] === 'string' ? thrown['message'] : '',
    requestId: typeof thrown['requestId'] === 'string' ? thrown['requestId'] : '',
  }
}
