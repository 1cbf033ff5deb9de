/** Runs work again and again for as long as the server stands; a failed round is told and the next one comes. */
export function runEvery(
  milliseconds: number,
  work: () => Promise<void>,
  onError: (cause: unknown) => void,
): { stop: () => void } {
  const timer = setInterval(() => {
    work().catch(onError)
  }, milliseconds)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
