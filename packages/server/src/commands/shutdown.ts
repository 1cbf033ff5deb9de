import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import type { Services } from '../base/call.ts'

const DRAIN_MILLISECONDS = 10_000

/** Stops what goes on beside requests; resolves when nothing of it runs any more. */
type Stop = () => Promise<void>

/**
 * Takes no more connections and answers what comes on those that stand, each for the last time, then closes the
 * database. `server.close` would reset the idle ones, on which a request may be under way.
 */
export async function drain(server: Server, { database, log }: Services, stop: Stop): Promise<void> {
  log.info('closing')
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS)
  await new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve())
  })
  clearTimeout(cut)
  await stop()
  await database.close()
}

export function closeOnSignal(server: Server, services: Services, stop: Stop): void {
  let isClosing = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    drain(server, services, stop).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}
