/** The server's time, as far as the last answer told it. */
export interface ServerClock {
  /** Milliseconds. */
  now: () => number
  /** The instant of the first rendering, the same on the server and in the browser. */
  readonly start: number
  /** Corrects the clock by an answer's `serverNow`. */
  sync: (serverNow: string) => void
  /** Tells each passing second, and each correction. */
  subscribe: (listener: () => void) => () => void
}

const TICK = 1000

/** Runs from `start` by `elapsed`, the milliseconds that have passed since then; the device's own clock is not asked. */
export function createServerClock(start: number, elapsed: () => number): ServerClock {
  let origin = start
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    start,
    now: () => origin + elapsed(),
    sync: (serverNow) => {
      origin = Date.parse(serverNow) - elapsed()
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      timer ??= setInterval(tell, TICK)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
