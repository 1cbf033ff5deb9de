/** Waits, and ends with the signal's reason as soon as there is something newer to wait for. */
export function rest(milliseconds: number, newer: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    newer.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    newer.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(newer.reason)
    })
  })
}
