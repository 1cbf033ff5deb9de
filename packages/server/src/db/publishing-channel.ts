import pg from 'pg'
import type { Source } from './publishing.ts'

const CHANNEL = 'bellows_published'
const AGAIN_MILLISECONDS = 1000
const CONNECT_MILLISECONDS = 10_000

/** A connection that hears what is published; `lost` is called once, whenever it has ended. */
async function hear(url: string, heard: (businessId?: string) => void, lost: (cause?: Error) => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bellows publishing',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
  })
  client.on('error', (cause) => lost(cause))
  client.on('end', () => lost())
  client.on('notification', ({ payload }) => heard(payload))
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  return client
}

/**
 * Hears of every publishing on a connection of its own. A lost one is made anew, and whatever was missed meanwhile may
 * have been any studio.
 */
export function publishingChannel(url: string, onError: (cause: unknown) => void): Source {
  return (tell) => {
    let client: pg.Client | undefined
    let again: NodeJS.Timeout | undefined
    let isOver = false
    let isTold = false

    const retry = (cause?: unknown) => {
      if (isOver || again) return
      // An outage is told once, however often it is tried anew.
      if (!isTold) onError(cause ?? new Error('the connection that hears of publishing has ended'))
      isTold = true
      client?.end().catch(() => undefined)
      client = undefined
      again = setTimeout(() => {
        again = undefined
        connecting = connect()
      }, AGAIN_MILLISECONDS)
      again.unref()
    }
    const connect = async () => {
      try {
        const made = await hear(url, tell, retry)
        if (isOver) await made.end()
        else {
          client = made
          isTold = false
          tell()
        }
      } catch (cause) {
        retry(cause)
      }
    }
    let connecting = connect()
    const stop = async () => {
      isOver = true
      clearTimeout(again)
      await connecting
      await client?.end().catch(() => undefined)
    }
    return { stop }
  }
}
