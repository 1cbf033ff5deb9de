import type { Server } from 'node:http'
import type { Services } from '../base/call.ts'

const DRAIN_MILLISECONDS = 10_000

/** Stops what goes on beside requests; resolves when nothing of it runs any more. */
type Stop = () => Promise<void>

/** Takes no more connections, lets what runs finish, then closes the database. */
export async function drain(server: Server, { database, log }: Services, stop: Stop): Promise<void> {
  log.info('closing')
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
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
