/** Hostile requests to every call, on both engines: `npm run test:fuzz`, `-- --tenth` for a tenth, `-- --seed N` to run one again. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { endpoints, type Endpoint } from '@bellows/api'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { createApp } from '../src/http/app.ts'
import { noPictures } from '../src/testing/no-pictures.ts'
import type { Database } from '../src/db/open.ts'
import type { AppEnv } from '../src/http/app-env.ts'
import { commandToken } from '../src/base/owner-token.ts'
import { defaultSettings } from '../src/base/settings.ts'
import { addSite } from '../src/testing/add-site.ts'
import { namesOf, secretsOf } from '../src/testing/calling/names-of-studio.ts'
import { tableDigest } from '../src/testing/calling/table-digest.ts'
import { onEachEngine } from './each-engine.ts'
import { hostileRequests, type Hostile, type Loot } from './fuzz/hostile-requests.ts'
import { claimSlot } from '../src/store/holds/claim-slot.ts'
import { bookSlot } from './orders.ts'
import { report, reportCounts, reportInvariants } from './report.ts'
import { addPackage, addSlot, newToken } from './studio-fixture.ts'

const { values } = parseArgs({ options: { tenth: { type: 'boolean' }, seed: { type: 'string' } } })
const ALL = values.tenth ? 2_000 : 20_000
const SLOW = 1000
const BATCH = 50
const onlyReads = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownerSecret = 'an-owner-secret-of-more-than-32-letters'
const settings = {
  ...defaultSettings,
  ownerSecret,
  liveHoldsPerAddress: 1_000_000,
  inquiriesPerHour: 1_000_000,
  bookingsPerHour: 1_000_000,
}
/** A tenth asks the same each time, so that it is red only when the server changed; the whole looks for what is new. */
const seed = Number(values.seed ?? (values.tenth ? 2_030 : Date.now() % 2 ** 31))
const calls: [string, Endpoint][] = Object.entries(endpoints)
const perCall = Math.ceil(ALL / calls.length)

interface Verdict {
  sent: number
  refused: number
  /** What was wrong with an answer, with the request that it answers. */
  faults: string[]
  slowest: number
}

async function isErrorBody(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => undefined)
  const { error, message, requestId } = Object(body)
  return [error, message, requestId].every((one) => typeof one === 'string' && one !== '')
}

async function faultOf(answer: Response, { method }: Hostile): Promise<string | undefined> {
  if (answer.status >= 500) return `status ${answer.status}`
  const tellsError = answer.status >= 400 && method !== 'HEAD'
  return tellsError && !(await isErrorBody(answer)) ? 'not the one error body' : undefined
}

const shown = ({ method, target, body }: Hostile) =>
  `${method} ${target.slice(0, 300)} ${String(body).slice(0, 300)}`

function requestOf({ method, target, headers, body }: Hostile): Request {
  const init = { method, headers: { host: 'studio.test', ...headers } }
  return new Request(`http://studio.test${target}`, body === undefined ? init : { ...init, body })
}

async function timed(app: Hono<AppEnv>, hostile: Hostile): Promise<{ answer: Response; ms: number }> {
  const began = performance.now()
  const answer = await app.fetch(requestOf(hostile), {})
  return { answer, ms: performance.now() - began }
}

/** What is slow is asked once more: a hostile request is slow each time, a disk that stalls is not. */
async function send(app: Hono<AppEnv>, hostile: Hostile, verdict: Verdict): Promise<number> {
  const first = await timed(app, hostile)
  const { answer } = first
  const ms = first.ms > SLOW ? Math.min(first.ms, (await timed(app, hostile)).ms) : first.ms
  verdict.sent += 1
  verdict.slowest = Math.max(verdict.slowest, ms)
  if (answer.status >= 400) verdict.refused += 1
  const fault = ms > SLOW ? `${Math.round(ms)} ms` : await faultOf(answer, hostile)
  if (fault) verdict.faults.push(`${fault}: ${shown(hostile)}`)
  return answer.status
}

/** What was refused, and what only reads, has to leave every row as it was. */
async function sendAll(app: Hono<AppEnv>, database: Database, all: readonly Hostile[]): Promise<Verdict> {
  const verdict: Verdict = { sent: 0, refused: 0, faults: [], slowest: 0 }
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH)
    const before = JSON.stringify(await tableDigest(database.pool))
    let mayChange = false
    for (const hostile of batch) {
      const status = await send(app, hostile, verdict)
      if (status < 400 && !onlyReads.has(hostile.method)) mayChange = true
    }
    const after = JSON.stringify(await tableDigest(database.pool))
    if (!mayChange && after !== before) verdict.faults.push(`rows changed: ${batch.map(shown).join('\n')}`)
  }
  return verdict
}

async function prepare(database: Database): Promise<Loot> {
  const rows = await addSite(database, 'studio.test')
  await addPackage(rows)
  await bookSlot(rows, await addSlot(rows))
  const held = { slotId: await addSlot(rows), token: newToken(), address: null, maxPerAddress: 5 }
  await claimSlot(rows, held)
  for (let count = 0; count < 5; count += 1) await addSlot(rows)
  const ids = await namesOf(database.pool, rows.businessId)
  const tokens = await secretsOf(database.pool, rows.businessId)
  return { ids, tokens, owner: commandToken(ownerSecret, rows.businessId, Date.now()) }
}

const silent = pino({ level: 'silent' })

async function fuzz(database: Database, loot: Loot): Promise<void> {
  const { engine } = database
  const app = createApp({ database, log: silent, settings, media: noPictures })
  let sent = 0
  for (const [index, [name, endpoint]] of calls.entries()) {
    const all = fc.sample(hostileRequests(endpoint, loot), { numRuns: perCall, seed: seed + index })
    const verdict = await sendAll(app, database, all)
    sent += verdict.sent
    for (const fault of verdict.faults.slice(0, 3)) console.error(fault)
    const counts = `${verdict.sent} sent, ${verdict.refused} refused, ${verdict.faults.length} faults`
    const slowest = `slowest ${Math.round(verdict.slowest)} ms`
    report(engine, verdict.faults.length === 0, `${name.padEnd(24)} ${counts}, ${slowest}`)
  }
  report(engine, sent >= ALL, `${sent} requests, seed ${seed}`)
}

/** The same bodies at an address that judges nothing: some must break it. */
async function control(database: Database, loot: Loot): Promise<void> {
  const open = createApp({ database, log: silent, settings: defaultSettings, media: noPictures })
  open.post('/unguarded', async (c) => {
    await database.pool.query('select $1::text, $2::jsonb', [
      await c.req.text(),
      JSON.stringify(await c.req.json()),
    ])
    return c.text('stored')
  })
  const requests = fc.sample(hostileRequests(endpoints.submitInquiry, loot), { numRuns: 200, seed })
  const all = requests.map((hostile) => ({ ...hostile, method: 'POST', target: '/unguarded' }))
  const { faults, sent } = await sendAll(open, database, all)
  const text = `control, must fail: no gates: ${faults.length} faults of ${sent}`
  report(database.engine, faults.length > 0, text)
}

await onEachEngine(async (database) => {
  const loot = await prepare(database)
  await fuzz(database, loot)
  await reportInvariants(database)
  await control(database, loot)
})
reportCounts()
