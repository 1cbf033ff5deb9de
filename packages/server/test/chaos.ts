/** Asking twice is harmless: `npm run test:chaos`, `-- --tenth` for a tenth, `-- --seed N` to run one again. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '../src/db/open.ts'
import { readLedger } from './chaos/ledger.ts'
import { startProxy, type FaultyProxy } from './chaos/proxy.ts'
import { faults, type Weather } from './chaos/faults.ts'
import { addChaosStudio, wishesOf } from './chaos/studio.ts'
import { book, emailOf, hold, inquire, isUnclear, type Asking, type Wish } from './chaos/visitor.ts'
import { createPostgresDatabase, startPostgres } from './postgres.ts'
import { startServerProcess, type ServerProcess } from './processes/server-process.ts'
import { report, reportCounts, reportInvariants } from './report.ts'
import type { StudioRows } from './studio-fixture.ts'

const { values } = parseArgs({ options: { tenth: { type: 'boolean' }, seed: { type: 'string' } } })
const BOOKINGS = values.tenth ? 100 : 1_000
const INQUIRIES = BOOKINGS / 5
const CONTROLS = 32
const AT_ONCE = 10
const SHARE = 0.2
/** For controls, which are few: enough that one of them is hit for certain. */
const CONTROL_SHARE = 0.4
/** Of a visitor: an answer that a busy machine gives late must not be given up for good. */
const PATIENCE = 8_000
/** A tenth breaks the same calls each time; the whole looks for what is new. */
const seed = Number(values.seed ?? (values.tenth ? 2_030 : Date.now() % 2 ** 31))
const everything: Weather = { seed, share: SHARE, kinds: faults }
const losses: Weather = { seed, share: CONTROL_SHARE, kinds: ['reset before', 'reset after', 'cut'] }

type Engine = Database['engine']
type Given = Map<string, string>

/** One after the other in each of many hands; what each came back with, by its name. */
async function inHands(names: readonly string[], work: (index: number) => Promise<string>): Promise<Given> {
  const given: Given = new Map()
  let next = 0
  const hand = async () => {
    for (let index = next++; index < names.length; index = next++) {
      const name = names[index] ?? ''
      given.set(name, await work(index).catch((cause: unknown) => `failed: ${String(cause)}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return given
}

const namesOf = (wishes: readonly Wish[]) => wishes.map(({ name }) => name)

/** How many of `given` stand in the ledger exactly once, and by the id that was answered. */
const keptOf = (given: Given, found: Map<string, string[]>) =>
  [...given].filter(([name, id]) => {
    const ids = found.get(emailOf({ name }))
    return ids?.length === 1 && ids[0] === id
  }).length

function reportFaults(engine: Engine, { calls, hit }: FaultyProxy): void {
  const faulted = Object.values(hit).reduce((sum, count) => sum + count, 0)
  const share = faulted / calls
  const kinds = Object.entries(hit).map(([fault, count]) => `${fault} ${count}`)
  const isGood = Math.abs(share - SHARE) < SHARE / 3 && Object.values(hit).every((count) => count > 0)
  report(engine, isGood, `${faulted} of ${calls} calls faulted: ${kinds.join(', ')}; seed ${seed}`)
}

interface Run {
  engine: Engine
  server: ServerProcess
}

const proxyAt = ({ server }: Run, host: string, weather: Weather) =>
  startProxy({ target: server.origin, host, weather })

/** Every visitor asks on until there is an answer; then what was answered is what there is, once. */
async function insist(run: Run, wishes: readonly Wish[]): Promise<(rows: StudioRows) => Promise<void>> {
  const { engine } = run
  const proxy = await proxyAt(run, 'chaos.test', everything)
  const asking: Asking = { origin: proxy.origin, patience: PATIENCE }
  const people = Array.from({ length: INQUIRIES }, (_, index) => `asker-${index}`)
  const [booked, asked] = await Promise.all([
    inHands(namesOf(wishes), (index) => book(wishes[index] as Wish, asking)),
    inHands(people, (index) => inquire(people[index] ?? '', asking)),
  ])
  await proxy.close()
  for (const answer of [...booked.values(), ...asked.values()])
    if (answer.startsWith('failed')) console.error(answer)
  return async (rows) => {
    const ledger = await readLedger(rows)
    const timed = wishes.filter(({ serviceId }) => serviceId !== 'gift').length
    const kept = keptOf(booked, ledger.booked)
    const { orders, bookedSlots, heldSlots, told } = ledger
    reportFaults(engine, proxy)
    report(
      engine,
      kept === wishes.length,
      `${wishes.length} bookings meant, ${kept} kept as answered, once each`,
    )
    report(engine, orders === wishes.length, `${orders} orders, ${orders - wishes.length} too many`)
    report(
      engine,
      bookedSlots === timed && heldSlots === 0,
      `${bookedSlots} of ${timed} times taken, ${heldSlots} more held`,
    )
    report(engine, told === wishes.length, `${told} bookings told of`)
    const inquiries = keptOf(asked, ledger.inquiries)
    report(
      engine,
      inquiries === INQUIRIES && ledger.inquiries.size === INQUIRIES,
      `${INQUIRIES} inquiries meant, ${inquiries} kept, once each`,
    )
  }
}

/** Whoever begins anew where no answer came, with another token, books twice. */
async function beginAnew(run: Run): Promise<(rows: StudioRows) => Promise<void>> {
  const proxy = await proxyAt(run, 'anew.test', losses)
  const asking: Asking = { origin: proxy.origin, patience: PATIENCE, tries: 1 }
  const people = Array.from({ length: CONTROLS / 2 }, (_, index) => `hasty-${index}`)
  const wanted = { serviceId: 'gift', id: 'gift' }
  const bookSomehow = async (name: string): Promise<string> => {
    for (;;) {
      try {
        return await book({ ...wanted, name }, asking)
      } catch (cause) {
        if (!isUnclear(cause)) throw cause
      }
    }
  }
  await inHands(people, (index) => bookSomehow(people[index] ?? ''))
  await proxy.close()
  return async (rows) => {
    const { booked } = await readLedger(rows)
    const twice = [...booked.values()].filter((ids) => ids.length > 1).length
    report(
      run.engine,
      twice > 0,
      `control, must fail: begins anew: ${twice} of ${people.length} booked twice`,
    )
  }
}

/** Whoever lets the server name the hold can't ask again for one whose answer was lost. */
async function holdNameless(run: Run, wishes: readonly Wish[]): Promise<void> {
  const proxy = await proxyAt(run, 'nameless.test', losses)
  const asking: Asking = { origin: proxy.origin, patience: PATIENCE }
  const holdOne = async (index: number) => (await hold(wishes[index] as Wish, asking, null)).holdToken
  const given = await inHands(namesOf(wishes), holdOne)
  await proxy.close()
  const lost = [...given.values()].filter((answer) => answer.includes('booked by someone else')).length
  report(
    run.engine,
    lost > 0,
    `control, must fail: holds without a token of its own: ${lost} of ${wishes.length} locked out`,
  )
}

const limits = {
  LIVE_HOLDS_PER_ADDRESS: '1000000',
  INQUIRIES_PER_HOUR: '1000000',
  BOOKINGS_PER_HOUR: '1000000',
}
const isTimed = ({ serviceId }: Wish) => serviceId !== 'gift'

/** Opens the database before and after, for the embedded one belongs to the server meanwhile. */
async function chaos(open: () => Promise<Database>, env: Record<string, string>): Promise<void> {
  const before = await open()
  const studio = await addChaosStudio(before, 'chaos.test')
  const anew = await addChaosStudio(before, 'anew.test')
  const nameless = await addChaosStudio(before, 'nameless.test')
  const wishes = await wishesOf(studio, BOOKINGS, 'visitor')
  const unnamed = (await wishesOf(nameless, CONTROLS, 'nameless')).filter(isTimed)
  await before.close()
  const server = await startServerProcess({ ...limits, ...env })
  const run = { engine: before.engine, server }
  const checks = await Promise.all([insist(run, wishes), beginAnew(run), holdNameless(run, unnamed)])
  const code = await server.end()
  report(run.engine, code === 0, `the server ends with ${code}`)
  const after = await open()
  const { kysely } = after
  await checks[0]({ ...studio, kysely })
  await checks[1]({ ...anew, kysely })
  await reportInvariants(after)
  await after.close()
}

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-chaos-'))
  await run(folder).finally(() => fs.rmSync(folder, { recursive: true, force: true }))
}

await withFolder((DATA_DIR) =>
  chaos(() => openDatabase({ dataDir: path.join(DATA_DIR, 'database') }), { DATA_DIR }),
)
const cluster = await startPostgres(['fsync=off'])
try {
  const { url, drop } = await createPostgresDatabase(cluster.url)
  await withFolder((DATA_DIR) =>
    chaos(() => openDatabase({ url, dataDir: '' }), { DATA_DIR, DATABASE_URL: url }),
  )
  await drop()
} finally {
  await cluster.stop()
}
reportCounts()
