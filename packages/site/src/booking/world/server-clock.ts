/** The server's time, as far as the answers told it. */
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
  // Every answer was late by its own way here: of several, the latest instant is the nearest.
  let answered = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    start,
    now: () => origin + elapsed(),
    sync: (serverNow) => {
      answered = Math.max(answered, Date.parse(serverNow) - elapsed())
      if (origin === answered) return
      origin = answered
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
