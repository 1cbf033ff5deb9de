/** It stays up, with the pages of the built site: `npm run test:faults`, `-- --tenth` for a tenth, `-- --failover` for two machines alone. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../src/db/open.ts'
import { addChaosStudio, addHome, wishesOf } from './chaos/studio.ts'
import type { Wish } from './chaos/visitor.ts'
import { embeddedFaults } from './faults/embedded-faults.ts'
import { failover, startPair } from './faults/failover.ts'
import { KeptServer } from './faults/kept-server.ts'
import { killExport, killMigration } from './faults/killed-commands.ts'
import { under } from './faults/load.ts'
import { postgresFaults, type Spoiling } from './faults/postgres-faults.ts'
import { reportConnections, reportEnd, reportFault, reportKept } from './faults/report-faults.ts'
import { createPostgresDatabase, startPostgres, type Cluster } from './postgres.ts'
import { report, reportCounts, reportInvariants } from './report.ts'

const isTenth = process.argv.includes('--tenth')
const VISITORS = isTenth ? 12 : 80
const MIGRATION_KILLS = isTenth ? 2 : 10

type Engine = Database['engine']
const preload = (name: string) => `--import=${path.join(import.meta.dirname, 'faults', name)}`
const limits = { LIVE_HOLDS_PER_ADDRESS: '1000000', BOOKINGS_PER_HOUR: '1000000' }

interface Site {
  engine: Engine
  open: () => Promise<Database>
  env: Record<string, string>
  faults: readonly Spoiling[]
  /** How many servers share the database. */
  processes?: number
}

async function stays({ engine, open, env, faults, processes = 1 }: Site): Promise<void> {
  const before = await open()
  const studio = await addChaosStudio(before, 'faults.test')
  await addHome(studio)
  const wishes: Wish[][] = []
  for (const index of faults.keys()) wishes.push(await wishesOf(studio, VISITORS, `visitor-${index}`))
  // The times of full sessions are counted from each call’s first: only one load may have them.
  const apart = wishes.map((some, index) => some.map((wish) => inTheirOwnTime(wish, index)))
  await before.close()
  const servers = [await new KeptServer({ ...limits, ...env }).start()]
  while (servers.length < processes) servers.push(await new KeptServer({ ...limits, ...env }).start())
  const booked = new Map<string, string>()
  for (const [index, fault] of faults.entries()) {
    const seen = await under(servers, apart[index] ?? [], fault)
    reportFault(engine, fault, seen)
    for (const [name, id] of seen.booked) booked.set(name, id)
  }
  const [server, ...others] = servers
  for (const other of others) await other.end()
  if (server) {
    await reportConnections(engine, server, isTenth)
    await reportEnd(engine, server)
  }
  const after = await open()
  await reportKept(engine, booked, { ...studio, kysely: after.kysely })
  await reportInvariants(after)
  await after.close()
}

const inTheirOwnTime = (wish: Wish, index: number): Wish =>
  wish.serviceId === 'full' && index > 0 ? { name: wish.name, serviceId: 'gift', id: 'gift' } : wish

/** The process may be an hour wrong: what ends and when is the database's to say. */
async function wrongClock(env: Record<string, string>, open: () => Promise<Database>): Promise<void> {
  for (const minutes of [60, -60]) {
    const before = await open()
    const host = 'faults.test'
    await before.kysely.deleteFrom('business_domain').where('domain', '=', host).execute()
    const studio = await addChaosStudio(before, host)
    await addHome(studio)
    const wishes = await wishesOf(studio, VISITORS, `early-${minutes + 60}`)
    const wrong = { NODE_OPTIONS: preload('wrong-clock.ts'), CLOCK_MINUTES: String(minutes) }
    const server = await new KeptServer({ ...limits, ...env, ...wrong }).start()
    const name = `the process’s clock ${minutes > 0 ? 'an hour early' : 'an hour late'}`
    const fault = { name, spoil: () => Promise.resolve() }
    const seen = await under([server], wishes, fault)
    await server.end()
    const { rows } = await before.pool.query(
      `select count(*)::int as held from slot where business_id = $1 and status = 'BOOKING'`,
      [studio.businessId],
    )
    reportFault('postgres', fault, seen)
    report('postgres', rows[0]?.['held'] === 0, `${name}: no hold is left behind`)
    await reportKept('postgres', seen.booked, studio)
    await reportInvariants(before)
    await before.close()
  }
}

async function killedCommands(cluster: Cluster, folder: string): Promise<void> {
  let [killed, whole] = [0, 0]
  for (let index = 0; index < MIGRATION_KILLS; index += 1) {
    const { url, drop } = await createPostgresDatabase(cluster.url)
    const outcome = await killMigration(url, 250 + index * 60)
    if (outcome.wasKilled) killed += 1
    if (outcome.isWhole) whole += 1
    await drop()
  }
  report(
    'postgres',
    killed > 0 && whole === MIGRATION_KILLS,
    `${killed} of ${MIGRATION_KILLS} first starts killed half-way, ${whole} whole after the next`,
  )
  const { url, drop } = await createPostgresDatabase(cluster.url)
  const database = await openDatabase({ url, dataDir: '' })
  await addChaosStudio(database, 'faults.test')
  await database.close()
  const exported = await killExport(folder, { DATABASE_URL: url, DATA_DIR: folder })
  report(
    'postgres',
    exported.wasKilled && !exported.isHalf && exported.isWhole,
    'an export killed half-way leaves nothing that looks whole, and is whole when asked again',
  )
  await drop()
}

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-faults-'))
  await run(folder).finally(() => fs.rmSync(folder, { recursive: true, force: true }))
}

const embedded = () =>
  withFolder((folder) => {
    const flag = path.join(folder, 'flag')
    const DATA_DIR = path.join(folder, 'data')
    const open = () => openDatabase({ dataDir: path.join(DATA_DIR, 'database') })
    const env = { DATA_DIR, FAULT_FLAG: flag, NODE_OPTIONS: preload('spoiled-disk.ts') }
    return stays({ engine: 'pglite', open, env, faults: embeddedFaults(flag) })
  })

async function postgres(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) {
    console.log('the PostgreSQL of TEST_DATABASE_URL is not ours to end')
    return
  }
  const cluster = await startPostgres()
  await withFolder(async (folder) => {
    const { url } = await createPostgresDatabase(cluster.url)
    const open = () => openDatabase({ url, dataDir: '' })
    const env = { DATA_DIR: folder, DATABASE_URL: url }
    await stays({ engine: 'postgres', open, env, faults: postgresFaults(cluster, url) })
    await wrongClock(env, open)
    await killedCommands(cluster, folder)
  }).finally(() => cluster.stop())
}

/** Two machines: what was acknowledged on the first is there on the second. */
async function twoMachines(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return
  const pair = await startPair()
  await withFolder(async (folder) => {
    const { url } = await createPostgresDatabase(pair.primary.url)
    const moving = `postgres://bellows@127.0.0.1:${pair.address.port}${new URL(url).pathname}`
    const open = () => openDatabase({ url: moving, dataDir: '' })
    const env = { DATA_DIR: folder, DATABASE_URL: moving }
    await stays({ engine: 'postgres', open, env, faults: [failover(pair)], processes: 2 })
  }).finally(() => pair.stop())
}

if (!process.argv.includes('--failover')) await Promise.all([embedded(), postgres()])
await twoMachines()
reportCounts()
