import type { Database } from '../../src/db/open.ts'
import { readLedger } from '../chaos/ledger.ts'
import { emailOf } from '../chaos/visitor.ts'
import { report } from '../report.ts'
import type { StudioRows } from '../studio-fixture.ts'
import { flood, sendSlowly, SIP, type Flood } from './connection-faults.ts'
import { endUnderLoad } from './kept-alive.ts'
import type { KeptServer } from './kept-server.ts'
import type { Seen } from './load.ts'
import type { Spoiling } from './postgres-faults.ts'

type Engine = Database['engine']
type Statuses = ReadonlyMap<number, number>

const MEGABYTES_MAX = 600
/** More than one connection may ask at once, and as many connections as may with what one of them may. */
const few = { connections: 20, requests: 500 }
const many = { connections: 200, requests: 16 }
const floods: readonly (Flood & { what: string })[] = [
  { what: 'services', path: '/api/public/services', ...few },
  { what: 'a page', path: '/', ...few },
  { what: 'a page that is not there', path: '/nowhere', ...few },
  { what: 'a page, read at a kilobyte a second', path: '/', sip: SIP, ...few },
  { what: 'services', path: '/api/public/services', ...many },
  { what: 'a page', path: '/', ...many },
]

/** Where the process stays, nobody is left without an answer. */
const allowed = (ended: readonly number[]) => new Set(ended.length > 0 ? [0, 200, 503] : [200, 503])
const isCalm = (statuses: Statuses, ended: readonly number[] = []) =>
  [...statuses.keys()].every((status) => allowed(ended).has(status))
const toldOf = (statuses: Statuses) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status === 0 ? 'no answer' : status}`)
    .join(', ')

/** What a process says to whoever runs it is a sentence: no trace of the code, no object that was never told. */
const isSentence = (line: string) =>
  !/\[object |^\s+at |^\s*[{}[\]]|Error: |Warning: |node:internal/.test(line)

function reportBooked(engine: Engine, { name, exits = [] }: Spoiling, seen: Seen): void {
  const { booked, wanted, failures, statuses, ended } = seen
  const hasStayed = ended.every((code) => exits.includes(code))
  const told = ended.length > 0 ? `; the process ended with ${ended.join(', ')} and was started again` : ''
  report(
    engine,
    failures.length === 0 && isCalm(statuses, ended) && hasStayed && booked.size === wanted,
    `${name}: ${booked.size} of ${wanted} booked, who saw ${toldOf(statuses)}${told}`,
  )
}

function reportSaid(engine: Engine, { name, says }: Spoiling, { ended, lines }: Seen): void {
  const unclear = lines.filter((line) => !isSentence(line))
  const isSaid = !says || !ended.includes(1) || lines.some((line) => says.test(line))
  const said = [...new Set(unclear.length > 0 ? unclear : lines)].join(' / ') || 'nothing'
  report(engine, unclear.length === 0 && isSaid, `${name}: whoever runs it is told: ${said}`)
}

/** What every fault has to leave behind, and what visitors and whoever runs the server saw of it. */
export function reportFault(engine: Engine, fault: Spoiling, seen: Seen): void {
  const { read, ended, failures } = seen
  for (const failure of failures.slice(0, 3)) console.error(failure)
  reportBooked(engine, fault, seen)
  report(
    engine,
    (read.get(200) ?? 0) > 0 && isCalm(read, ended),
    `${fault.name}: who reads pages and asks whether it is ready saw ${toldOf(read)}`,
  )
  reportSaid(engine, fault, seen)
}

/** Every booking that was acknowledged is there, as it was answered, and once. */
export async function reportKept(
  engine: Engine,
  booked: ReadonlyMap<string, string>,
  rows: StudioRows,
): Promise<void> {
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

/** Asked to end, it answers whoever is connected to the last. */
export async function reportEnd(engine: Engine, server: KeptServer): Promise<void> {
  const { code, lines, answers, lost, told, statuses } = await endUnderLoad(server)
  const isOrderly = [...statuses].every((status) => allowed([]).has(status))
  report(
    engine,
    code === 0 && lost === 0 && told === lines && answers > lines && isOrderly,
    `asked to end while ${lines} ask on and on over connections that stand: ${answers} answers, ${lost} lost, ended with ${code}`,
  )
}

/** Lines that are never read, hardly read, or hardly written to. */
export async function reportConnections(engine: Engine, server: KeptServer, isShort: boolean): Promise<void> {
  for (const { what, ...asked } of floods) {
    const { memory, answered } = await flood(server, asked)
    const megabytes = Math.round(memory)
    report(
      engine,
      answered && megabytes < MEGABYTES_MAX,
      `${asked.connections} connections with ${asked.requests} unread requests each for ${what}: at most ${megabytes} MB, others are ${answered ? '' : 'not '}answered`,
    )
  }
  // It takes as long as the server’s patience: in a short run one engine tells.
  if (isShort && engine === 'postgres') return
  const slow = await sendSlowly(server.origin)
  report(
    engine,
    slow.answered && slow.ended === slow.sockets,
    `${slow.ended} of ${slow.sockets} who send headers or a body slowly cut off, others are answered`,
  )
}
