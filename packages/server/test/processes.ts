/** Two server processes on one PostgreSQL, side by side, and on one store of pictures: `npm run test:processes`. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { oneAtATime } from '../src/db/one-at-a-time.ts'
import { openDatabase, type Database } from '../src/db/open.ts'
import { addSite } from '../src/testing/add-site.ts'
import { createPostgresDatabase, startPostgres } from './postgres.ts'
import { checksOf, type Check } from './processes/checks.ts'
import { pictureChecksOf } from './processes/picture-checks.ts'
import { publishChecksOf } from './processes/publish-checks.ts'
import { startServerProcess, type ServerProcess } from './processes/server-process.ts'
import { report, reportCounts, reportInvariants } from './report.ts'
import { startS3 } from './s3.ts'
import { addSlot } from './studio-fixture.ts'

const SLOTS = 8

async function check([name, run]: Check): Promise<void> {
  const isGood = await run().catch((cause: unknown) => {
    console.error(cause)
    return false
  })
  report('postgres', isGood, name)
}

/** As several servers would at their first start: they make the same tables at once, and who comes second finds it done. */
async function startMany(url: string): Promise<boolean> {
  const all = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, dataDir: '' })))
  let seeded = 0
  const seed = (own: Database) =>
    oneAtATime(own, async () => {
      const { rows } = await own.pool.query('select 1 from business')
      if (rows.length > 0) return
      seeded += 1
      await addSite(own, '127.0.0.1')
    })
  await Promise.all(all.map(seed))
  await Promise.all(all.map((own) => own.close()))
  return seeded === 1
}

async function freeSlots({ kysely }: Database): Promise<string[]> {
  const { id: businessId } = await kysely.selectFrom('business').select('id').executeTakeFirstOrThrow()
  const slots: string[] = []
  for (let count = 0; count < SLOTS; count += 1) slots.push(await addSlot({ kysely, businessId }))
  return slots
}

async function runBoth(url: string, dataDir: string): Promise<void> {
  await check(['four that start at once on nothing migrate and seed once', () => startMany(url)])
  const database = await openDatabase({ url, dataDir: '' })
  const slots = await freeSlots(database)
  await database.close()
  const start = () => startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir })
  const servers: [ServerProcess, ServerProcess] = await Promise.all([start(), start()])
  for (const one of checksOf(servers, slots)) await check(one)
  await servers[1].end()
  const left = await openDatabase({ url, dataDir: '' })
  await reportInvariants(left)
  await left.close()
}

/** Each with a data folder of its own: they share the database and the store. */
async function runWithStore(url: string, folder: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: '' })
  await addSite(database, '127.0.0.1')
  await database.close()
  const store = await startS3()
  const envOf = (name: string) => ({ DATABASE_URL: url, DATA_DIR: path.join(folder, name), ...store.env })
  const start = (name: string) => startServerProcess(envOf(name))
  const servers: [ServerProcess, ServerProcess] = await Promise.all([start('one'), start('two')])
  const pictures = pictureChecksOf({ servers, store, env: envOf('commands'), folder })
  for (const one of pictures) await check(one)
  for (const server of servers) await server.end()
  await store.close()
}

const pageServer = path.join(import.meta.dirname, 'processes/page-server.ts')

/** Each keeps pages of its own. */
async function runPublishing(url: string, dataDir: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: '' })
  await addSite(database, '127.0.0.1')
  const start = () => startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir }, pageServer)
  const servers = await Promise.all([start(), start()])
  for (const one of publishChecksOf(servers, database)) await check(one)
  for (const server of servers) await server.end()
  await database.close()
}

const cluster = await startPostgres(['fsync=off'])
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-processes-'))
try {
  for (const run of [runBoth, runWithStore, runPublishing]) {
    const { url, drop } = await createPostgresDatabase(cluster.url)
    await run(url, dataDir)
    await drop()
  }
} finally {
  await cluster.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
reportCounts()
