/** Races for one slot, one order, one place, on both engines: `npm run test:race`, `-- --tenth` for a tenth. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../src/db/open.ts'
import { createPostgresDatabase, deadlocksIn, startPostgres } from './postgres.ts'
import { controls } from './race/controls.ts'
import { racePaths } from './race/paths.ts'
import { runFlash, runPath, type Tally } from './race/run.ts'
import { report, reportCounts, reportInvariants } from './report.ts'
import { addStudio } from './studio-fixture.ts'

const isTenth = process.argv.includes('--tenth')
const rounds = isTenth ? 30 : 300
const clients = isTenth ? 100 : 1_000

function record(engine: Database['engine'], { path: name, ...tally }: Tally, isGood: boolean): void {
  const figures = `${tally.rounds} × ${tally.contenders}`.padEnd(10)
  const counts = `won ${String(tally.won).padStart(4)}  violations ${String(tally.violations).padStart(3)}`
  const time = `${(tally.ms / 1000).toFixed(1)} s`.padStart(7)
  report(engine, isGood, `${name.padEnd(58)} ${figures} ${counts} ${time}`)
}

async function race(database: Database): Promise<void> {
  const studio = await addStudio(database.kysely)
  for (const racePath of racePaths) {
    const tally = await runPath(racePath, studio, rounds)
    record(database.engine, tally, tally.violations === 0)
  }
  const flash = await runFlash(studio, clients)
  record(database.engine, flash, flash.violations === 0)
  await reportInvariants(database)
}

/** What engines that are always this strict would do: many retries, and the calendar without its belt. */
async function raceStrictly(database: Database): Promise<void> {
  await database.pool.query('alter table calendar_entry drop constraint calendar_no_overlap')
  const studio = await addStudio(database.kysely)
  for (const racePath of racePaths) {
    const tally = await runPath({ ...racePath, name: `serializable: ${racePath.name}` }, studio, rounds / 3)
    record(database.engine, tally, tally.violations === 0)
  }
  await reportInvariants(database)
}

async function raceUnguarded(database: Database): Promise<void> {
  const studio = await addStudio(database.kysely)
  for (const control of controls) {
    const tally = await runPath(
      { ...control, name: `control, must fail: ${control.name}` },
      studio,
      rounds / 3,
    )
    record(database.engine, tally, tally.violations > 0 && tally.won > tally.rounds)
  }
}

async function onPGlite(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-race-'))
  const database = await openDatabase({ dataDir: path.join(folder, 'database') })
  await race(database).finally(() => database.close())
  fs.rmSync(folder, { recursive: true, force: true })
}

/** Gives how often transactions waited for each other in a circle, each time for a second. */
async function onOwnDatabase(server: string, run: typeof race, settings = ''): Promise<number> {
  const { url, drop } = await createPostgresDatabase(server)
  const database = await openDatabase({ url: url + settings, dataDir: '', max: 32 })
  await run(database).finally(() => database.close())
  const deadlocks = await deadlocksIn(url)
  await drop()
  return deadlocks
}

async function onPostgres(): Promise<void> {
  const cluster = await startPostgres()
  try {
    const deadlocks = await onOwnDatabase(cluster.url, race)
    report('postgres', deadlocks === 0, `transactions that waited for each other: ${deadlocks}`)
    const serializable = '&options=-c%20default_transaction_isolation%3Dserializable'
    await onOwnDatabase(cluster.url, raceStrictly, serializable)
    await onOwnDatabase(cluster.url, raceUnguarded)
  } finally {
    await cluster.stop()
  }
}

await onPGlite()
await onPostgres()
reportCounts()
