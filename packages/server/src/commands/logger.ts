import { pino, type Logger } from 'pino'

type Environment = Readonly<Record<string, string | undefined>>

const WARN = pino.levels.values['warn'] ?? 0
/** So much is written at once, and nothing waits longer than this. */
const together = { minLength: 4096, periodicFlush: 250 }

/** Writes what waits, and once more what came meanwhile, however often it is asked for. */
function flusher() {
  let isWriting = false
  let hasMore = false
  const flush = (log: Logger): void => {
    hasMore = isWriting
    if (isWriting) return
    isWriting = true
    log.flush(() => {
      isWriting = false
      if (hasMore) flush(log)
    })
  }
  return flush
}

/**
 * Lines on standard output. A busy server answers more often than it could write lines one by one, so that they are
 * written together; what is wrong, and what an owner did, is written at once, all at the end of the process.
 */
export function logger({ LOG_LEVEL }: Environment, isDeveloping: boolean): Logger {
  const flush = flusher()
  return pino(
    {
      level: LOG_LEVEL || (isDeveloping ? 'warn' : 'info'),
      base: null,
      hooks: {
        logMethod(line, log, level) {
          log.apply(this, line)
          if (level >= WARN) flush(this)
        },
      },
    },
    pino.destination({ sync: false, ...together }),
  )
}
