/** It stays up, with the pages of the built site: `npm run test:faults`, `-- --tenth` for a tenth, `-- --failover` for two machines alone. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../src/db/open.ts'
import { readLedger } from './chaos/ledger.ts'
import { addChaosStudio, addHome, wishesOf } from './chaos/studio.ts'
import { emailOf, type Wish } from './chaos/visitor.ts'
import { flood, sendSlowly } from './faults/connection-faults.ts'
import { embeddedFaults } from './faults/embedded-faults.ts'
import { failover, startPair } from './faults/failover.ts'
import { endUnderLoad } from './faults/kept-alive.ts'
import { KeptServer } from './faults/kept-server.ts'
import { killExport, killMigration } from './faults/killed-commands.ts'
import { under, type Seen } from './faults/load.ts'
import { postgresFaults, type Spoiling } from './faults/postgres-faults.ts'
import { createPostgresDatabase, startPostgres, type Cluster } from './postgres.ts'
import { report, reportCounts, reportInvariants } from './report.ts'
import type { StudioRows } from './studio-fixture.ts'

const isTenth = process.argv.includes('--tenth')
const VISITORS = isTenth ? 12 : 80
const MEGABYTES_MAX = 600
const MIGRATION_KILLS = isTenth ? 2 : 10

const flooded = {
  services: '/api/public/services',
  'a page': '/',
  'a page that is not there': '/nowhere',
}

type Engine = Database['engine']
const preload = (name: string) => `--import=${path.join(import.meta.dirname, 'faults', name)}`
const limits = { LIVE_HOLDS_PER_ADDRESS: '1000000', BOOKINGS_PER_HOUR: '1000000' }

/** Where the process stays, nobody is left without an answer. */
const allowed = (ended: readonly number[]) => new Set(ended.length > 0 ? [0, 200, 503] : [200, 503])
const toldOf = ({ statuses }: Seen) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status === 0 ? 'no answer' : status}`)
    .join(', ')

interface Site {
  engine: Engine
  open: () => Promise<Database>
  env: Record<string, string>
  faults: readonly Spoiling[]
}

/** What every fault has to leave behind, and what visitors saw of it. */
function reportFault(engine: Engine, { name, exits = [] }: Spoiling, seen: Seen & { ended: number[] }): void {
  const { booked, failures, statuses, ended } = seen
  for (const failure of failures.slice(0, 3)) console.error(failure)
  const isCalm = failures.length === 0 && [...statuses.keys()].every((status) => allowed(ended).has(status))
  const hasStayed = ended.every((code) => exits.includes(code))
  const told = ended.length > 0 ? `; the process ended with ${ended.join(', ')} and was started again` : ''
  report(
    engine,
    isCalm && hasStayed && booked.size === VISITORS,
    `${name}: ${booked.size} of ${VISITORS} booked, who saw ${toldOf(seen)}${told}`,
  )
}

async function stays({ engine, open, env, faults }: Site): Promise<void> {
  const before = await open()
  const studio = await addChaosStudio(before, 'faults.test')
  await addHome(studio)
  const wishes: Wish[][] = []
  for (const index of faults.keys()) wishes.push(await wishesOf(studio, VISITORS, `visitor-${index}`))
  // The times of full sessions are counted from each call’s first: only one load may have them.
  const apart = wishes.map((some, index) => some.map((wish) => inTheirOwnTime(wish, index)))
  await before.close()
  const server = await new KeptServer({ ...limits, ...env }).start()
  const booked = new Map<string, string>()
  for (const [index, fault] of faults.entries()) {
    const endedBefore = server.exits.length
    const seen = await under(server, apart[index] ?? [], () => fault.spoil(server))
    reportFault(engine, fault, { ...seen, ended: server.exits.slice(endedBefore) })
    for (const [name, id] of seen.booked) booked.set(name, id)
  }
  await reportConnections(engine, server)
  await reportEnd(engine, server)
  const after = await open()
  await reportKept(engine, booked, { ...studio, kysely: after.kysely })
  await reportInvariants(after)
  await after.close()
}

const inTheirOwnTime = (wish: Wish, index: number): Wish =>
  wish.serviceId === 'full' && index > 0 ? { name: wish.name, serviceId: 'gift', id: 'gift' } : wish

async function reportKept(engine: Engine, booked: Map<string, string>, rows: StudioRows): Promise<void> {
  const ledger = await readLedger(rows)
  const kept = [...booked].filter(([name, id]) => {
    const ids = ledger.booked.get(emailOf({ name }))
    return ids?.length === 1 && ids[0] === id
  })
  const twice = [...ledger.booked.values()].filter((ids) => ids.length > 1).length
  report(
    engine,
    kept.length === booked.size && twice === 0,
    `${booked.size} bookings acknowledged, ${kept.length} there as answered, ${twice} twice`,
  )
}

async function reportEnd(engine: Engine, server: KeptServer): Promise<void> {
  const { code, lines, answers, lost, told, statuses } = await endUnderLoad(server)
  const isCalm = [...statuses].every((status) => allowed([]).has(status))
  report(
    engine,
    code === 0 && lost === 0 && told === lines && answers > lines && isCalm,
    `asked to end while ${lines} ask on and on over connections that stand: ${answers} answers, ${lost} lost, ended with ${code}`,
  )
}

async function reportConnections(engine: Engine, server: KeptServer): Promise<void> {
  for (const [what, address] of Object.entries(flooded)) {
    const { memory, answered } = await flood(server, address)
    const megabytes = Math.round(memory)
    report(
      engine,
      answered && megabytes < MEGABYTES_MAX,
      `20 connections with 500 unread requests each for ${what}: at most ${megabytes} MB, others are answered`,
    )
  }
  if (engine === 'postgres') return
  const slow = await sendSlowly(server.origin)
  report(
    engine,
    slow.answered && slow.ended === slow.sockets,
    `${slow.ended} of ${slow.sockets} slow senders cut off, others are answered`,
  )
}

/** The process may be an hour wrong: what ends and when is the database's to say. */
async function wrongClock(env: Record<string, string>, open: () => Promise<Database>): Promise<void> {
  for (const minutes of [60, -60]) {
    const before = await open()
    const host = 'faults.test'
    await before.kysely.deleteFrom('business_domain').where('domain', '=', host).execute()
    const studio = await addChaosStudio(before, host)
    const wishes = await wishesOf(studio, VISITORS, `early-${minutes + 60}`)
    const wrong = { NODE_OPTIONS: preload('wrong-clock.ts'), CLOCK_MINUTES: String(minutes) }
    const server = await new KeptServer({ ...limits, ...env, ...wrong }).start()
    const seen = await under(server, wishes, () => Promise.resolve())
    const { rows } = await before.pool.query(
      `select count(*)::int as held from slot where business_id = $1 and status = 'BOOKING'`,
      [studio.businessId],
    )
    await before.close()
    const name = `the process’s clock ${minutes > 0 ? 'an hour early' : 'an hour late'}`
    reportFault('postgres', { name, spoil: () => Promise.resolve() }, { ...seen, ended: [...server.exits] })
    report('postgres', rows[0]?.['held'] === 0, `${name}: no hold is left behind`)
    await server.end()
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
    await stays({ engine: 'postgres', open, env, faults: [failover(pair)] })
  }).finally(() => pair.stop())
}

if (!process.argv.includes('--failover')) await Promise.all([embedded(), postgres()])
await twoMachines()
reportCounts()
