type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** Marks a promise the way React does, so that `use()` reads it without suspending once it has settled. */
export function tracked<T>(promise: Promise<T>): Promise<T> {
  const marked: Tracked<T> = promise
  marked.status = 'pending'
  promise.then(
    (value) => void Object.assign(marked, { status: 'fulfilled', value }),
    // Nothing is returned: it would be the same promise, and its failure nobody's.
    (reason: unknown) => void Object.assign(marked, { status: 'rejected', reason }),
  )
  return marked
}

export const isSettled = (promise: Tracked<unknown> | undefined): boolean => promise?.status === 'fulfilled'
