import type { Server } from 'node:http'
import type { Services } from './http/call.ts'

const DRAIN_MILLISECONDS = 10_000

/** Takes no more connections, lets what runs finish, then closes the database. */
export async function drain(server: Server, { database, log }: Services): Promise<void> {
  log.info('closing')
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
  await database.close()
}

export function closeOnSignal(server: Server, services: Services): void {
  let isClosing = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    drain(server, services).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}
