interface Repeated {
  everyMilliseconds: number
  run: () => Promise<void>
  /** Told of a failed round; the next one comes. */
  onError: (cause: unknown) => void
}

/** Does something again and again for as long as the process stands, without keeping it alive. */
export function repeat({ everyMilliseconds, run, onError }: Repeated): { stop: () => void } {
  const timer = setInterval(() => {
    run().catch(onError)
  }, everyMilliseconds)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
