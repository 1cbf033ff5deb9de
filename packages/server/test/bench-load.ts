/** Nobody waits under load, while the owner publishes once a second: `npm run bench:load`, after `npm run build`. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '../src/db/open.ts'
import { load, type Pages } from './bench/load.ts'
import { createPostgresDatabase, startPostgres } from './postgres.ts'
import { startServerProcess } from './processes/server-process.ts'
import { report, reportCounts } from './report.ts'

const P99_MAX = 250
const CORES = os.availableParallelism()
const WARM_SECONDS = 5
const SECONDS = 20
const root = path.resolve(import.meta.dirname, '../../..')
const server = path.join(import.meta.dirname, 'bench/load-server.ts')
/** Pictures of the demo are drawn and encoded once, and shared with the flows. */
const dataDir = path.join(root, '.data/flows')

const namesIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, 'studios/alder-and-wren', folder))
    .map((name) => path.basename(name, '.json'))
const isPublished = (slug: string) =>
  !fs
    .readFileSync(path.join(root, `studios/alder-and-wren/services/${slug}.json`), 'utf8')
    .includes('"isPublished": false')
const services = namesIn('services').filter(isPublished)
const content = namesIn('pages').filter((slug) => !namesIn('services').includes(slug))
const pages: Pages = {
  host: 'localhost',
  content: content.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
  services: services.map((slug) => `/services/${slug}`),
}

type Site = Readonly<{ engine: Database['engine']; processes: number; env: Record<string, string> }>

async function measure({ engine, processes, env }: Site): Promise<void> {
  const common = { DATA_DIR: dataDir, NODE_ENV: 'production', ...env }
  const running = [await startServerProcess({ ...common, RAISES: '1' }, server)]
  while (running.length < processes) running.push(await startServerProcess(common, server))
  const origins = running.map(({ origin }) => origin)
  await load(origins, pages, WARM_SECONDS)
  const { perSecond, p50, p99, worst, errors } = await load(origins, pages, SECONDS)
  const told = [...errors].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')
  // Client and database want a core, too: where more processes share the rest, each adds work and none of them speed.
  const isBarred = processes < CORES
  const bar = isBarred ? `at most ${P99_MAX}` : `no bar with ${CORES} cores`
  const figures = `${Math.round(perSecond)} pages/s, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms (${bar}), worst ${Math.round(worst)} ms`
  report(
    engine,
    (p99 <= P99_MAX || !isBarred) && errors.size === 0,
    `${processes} process${processes > 1 ? 'es' : ''}: ${figures}, errors: ${told || 'none'}`,
  )
  for (const one of running) await one.end()
}

console.log(`${CORES} cores, load ${os.loadavg()[0]?.toFixed(2)} before`)
for (const name of ['database', 'database.lock'])
  fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
await measure({ engine: 'pglite', processes: 1, env: {} })
const cluster = await startPostgres()
try {
  const { url, drop } = await createPostgresDatabase(cluster.url)
  for (const processes of [1, 2]) await measure({ engine: 'postgres', processes, env: { DATABASE_URL: url } })
  await drop()
} finally {
  await cluster.stop()
}
reportCounts()
