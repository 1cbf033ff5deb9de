import { pino } from 'pino'
import { createApp } from '../../src/http/app.ts'
import { noPictures } from '../../src/testing/no-pictures.ts'
import { kyselyOver, type Database } from '../../src/db/open.ts'
import { claimSlot } from '../../src/store/holds/claim-slot.ts'
import { defaultSettings } from '../../src/base/settings.ts'
import { addSite } from '../../src/testing/add-site.ts'
import { addPackage, addSlot, newToken, type StudioRows } from '../studio-fixture.ts'
import { callNames, requestFor, type CallName } from './calls.ts'
import { Contender, type Figures } from './compare.ts'
import { recordingPool } from './recording-pool.ts'
import type { Names, Script } from './script.ts'

const ROUNDS = 5
const host = '127.0.0.1'
let visitors = 0

async function namesFor(studio: StudioRows, name: CallName): Promise<Names> {
  visitors += 1
  const [a, b] = [visitors >> 8, visitors & 255]
  const names = { token: newToken(), address: `10.9.${a}.${b}`, email: `ann${visitors}@people.example` }
  if (name === 'read') return { ...names, slotId: 'none' }
  const slotId = await addSlot(studio)
  if (name === 'order') await holdFor(studio, slotId, names.token)
  return { ...names, slotId }
}

const price = { quote: null }

/** Held with a choice and its price, as the picker and the package step leave it. */
async function holdFor(studio: StudioRows, slotId: string, token: string): Promise<void> {
  const choice = { packageId: 'basic', addons: [], price: await priceOf(studio), hasDiscount: false }
  await claimSlot(studio, { slotId, token, address: null, maxPerAddress: 5, choice })
}

let known: unknown

/** The price that the server itself froze with a first hold. */
async function priceOf({ kysely, businessId }: StudioRows): Promise<unknown> {
  if (known) return known
  const row = await kysely
    .selectFrom('slot')
    .where('business_id', '=', businessId)
    .where('hold_price', 'is not', null)
    .select('hold_price')
    .executeTakeFirst()
  return (known = row?.hold_price ?? price)
}

async function recordCall(database: Database, name: CallName, names: Names): Promise<Script> {
  const { pool, statements } = recordingPool(database.pool)
  const recorded = { ...database, pool, kysely: kyselyOver(pool) }
  const settings = { ...defaultSettings, trustProxy: true }
  const log = pino({ level: 'silent' })
  const app = createApp({ database: recorded, log, settings, media: noPictures })
  // The studio's host is asked once and then known, as in a server that runs.
  await app.request(`http://${host}/api/enums`, { headers: { host } })
  statements.length = 0
  const [target, init] = requestFor(name, names)
  const answer = await app.request(`http://${host}${target}`, {
    ...init,
    headers: { ...Object(init.headers), host },
  })
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return { statements: [...statements], names }
}

export type Compared = Record<'ours' | 'bare', Figures>

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function middleOf(rounds: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => middle(rounds.map((figures) => figures[key]))
  return { cpu: of('cpu'), p50: of('p50'), p99: of('p99'), perSecond: of('perSecond') }
}

/** Both by turns, so that what else the machine does falls on both. */
async function compareCall(
  contenders: Record<'ours' | 'bare', Contender>,
  name: CallName,
  more: () => Promise<Names[]>,
): Promise<Compared> {
  const rounds: Record<'ours' | 'bare', Figures[]> = { ours: [], bare: [] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['ours', 'bare'] as const) {
      const figures = await contenders[kind].run(name, await more())
      if (round > 0) rounds[kind].push(figures)
    }
  }
  return { ours: middleOf(rounds.ours), bare: middleOf(rounds.bare) }
}

/** Our calls and bare routes that send the same statements, on one database. */
export async function compareCalls(
  database: Database,
  url: string,
  requests: number,
): Promise<[CallName, Compared][]> {
  const studio = await addSite(database, host)
  await addPackage(studio)
  for (let count = 0; count < 20; count += 1) await addSlot(studio)
  const scripts: Partial<Record<CallName, Script>> = {}
  for (const name of callNames) scripts[name] = await recordCall(database, name, await namesFor(studio, name))
  const contenders = { ours: await Contender.start('ours', url), bare: await Contender.start('bare', url) }
  await contenders.bare.teach(scripts)
  const compared: [CallName, Compared][] = []
  for (const name of callNames) {
    const more = async () => {
      const all: Names[] = []
      for (let count = 0; count < requests; count += 1) all.push(await namesFor(studio, name))
      return all
    }
    compared.push([name, await compareCall(contenders, name, more)])
  }
  contenders.ours.end()
  contenders.bare.end()
  return compared
}
