/** One of the two servers that are compared; its parent asks it over the process's own channel. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { createApp } from '../../src/http/app.ts'
import { noPictures } from '../../src/testing/no-pictures.ts'
import { openDatabase } from '../../src/db/open.ts'
import { postgresPool } from '../../src/db/postgres-pool.ts'
import { defaultSettings } from '../../src/base/settings.ts'
import type { CallName } from './calls.ts'
import { statementsFor, type Names, type Script } from './script.ts'

const [kind = '', url = ''] = process.argv.slice(2)
let scripts: Partial<Record<CallName, Script>> = {}

/** Sends the statements of a call one after the other on one connection of plain pg, and what one read as JSON. */
function bareApp(): Hono {
  const pool = postgresPool({ url, onError: () => undefined })
  return new Hono().post('/:call', async (c) => {
    const script = scripts[c.req.param('call') as CallName]
    if (!script) return c.json({}, 404)
    const names: Names = await c.req.json()
    const client = await pool.connect()
    try {
      let rows: unknown[] = []
      for (const { text, values } of statementsFor(script, names)) {
        const result = await client.query(text, [...values])
        if (result.rows.length >= rows.length) rows = result.rows
      }
      return c.json({ data: rows })
    } finally {
      client.release()
    }
  })
}

async function ourApp() {
  const database = await openDatabase({ url, dataDir: '' })
  const settings = { ...defaultSettings, trustProxy: true }
  return createApp({ database, log: pino({ level: 'silent' }), settings, media: noPictures })
}

const app = kind === 'bare' ? bareApp() : await ourApp()
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('message', (sent: typeof scripts | 'cpu') => {
  if (sent === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1000 })
    return
  }
  scripts = sent
  process.send?.({ ready: true })
})
