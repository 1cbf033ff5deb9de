/** A server whose pages show the studio's name, without the built site: what is kept and when it is let go is the server's own. */
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { mediaPlace, readSettings } from '../../src/base/settings.ts'
import { openStorage } from '../../src/commands/open-storage.ts'
import { createApp } from '../../src/http/app.ts'
import { newServer } from '../../src/http/new-server.ts'
import { ReadyPages } from '../../src/http/ready-pages.ts'
import type { SiteHost } from '../../src/http/site-host.ts'
import { openMedia } from '../../src/media/open-media.ts'

const headers = { 'content-type': 'text/html; charset=UTF-8', 'x-bellows-cache': 'public' }
const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: async (_, { api }) => {
    const { data }: { data: { businessName: string } } = await (await api('/api/public/business')).json()
    return new Response(data.businessName, { headers })
  },
}

const settings = readSettings(process.env)
const database = await openStorage(settings)
const log = pino({ level: 'silent' })
const ready = new ReadyPages(log, false)
const media = await openMedia(mediaPlace(settings))
const listener = getRequestListener(createApp({ database, log, settings, media, site, ready }).fetch)
const server = newServer().on('request', (request, response) => {
  if (!ready.answer(request, response)) void listener(request, response)
})
server.listen(0, () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`Bellows is at http://localhost:${port}\n`)
})
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void database.close()
})
