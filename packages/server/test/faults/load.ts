import { once } from 'node:events'
import { startProxy } from '../chaos/proxy.ts'
import { book, type Wish } from '../chaos/visitor.ts'
import type { KeptServer } from './kept-server.ts'
import type { Spoiling } from './postgres-faults.ts'
import { readUntil } from './reading.ts'

const HANDS = 6
const PATIENCE = 5_000
/** With ever longer pauses two minutes: a busy machine takes its time to start a server again. */
const TRIES = 110
const CALM = { seed: 1, share: 0, kinds: [] }

export interface Seen {
  /** Ids of bookings that were answered, by who made them. */
  booked: Map<string, string>
  /** What visitors were told who got no booking. */
  failures: string[]
  statuses: ReadonlyMap<number, number>
  /** What readers of pages were answered meanwhile. */
  read: ReadonlyMap<number, number>
  /** How many meant to book. */
  wanted: number
  /** With what processes ended meanwhile, and what they said to whoever runs them. */
  ended: number[]
  lines: string[]
}

/** What happened to servers since this was asked for. */
function since(servers: readonly KeptServer[]): () => Pick<Seen, 'ended' | 'lines'> {
  const before = servers.map(({ exits, lines }) => ({ exits: exits.length, lines: lines.length }))
  return () => ({
    ended: servers.flatMap(({ exits }, index) => exits.slice(before[index]?.exits)),
    lines: servers.flatMap(({ lines }, index) => lines.slice(before[index]?.lines)),
  })
}

/** Leads to one server after the other, as a balancer does. */
function inTurn(servers: readonly KeptServer[]): () => string {
  let asked = 0
  return () => {
    asked += 1
    return servers[asked % servers.length]?.origin ?? ''
  }
}

/** Visitors book, six at a time, each asking until there is an answer; the fault comes over them once it has begun. */
export async function under(
  servers: readonly KeptServer[],
  wishes: readonly Wish[],
  fault: Spoiling,
): Promise<Seen> {
  const [first] = servers
  if (!first) throw new Error('nothing answers')
  const origin = inTurn(servers)
  const happened = since(servers)
  const options = {
    host: 'faults.test',
    weather: CALM,
    get target() {
      return origin()
    },
  }
  const proxy = await startProxy(options)
  const asking = { origin: proxy.origin, patience: PATIENCE, tries: TRIES }
  const seen = { booked: new Map<string, string>(), failures: [] as string[], statuses: proxy.statuses }
  let next = 0
  const begun = new AbortController()
  const spoiled = once(begun.signal, 'abort').then(() => fault.spoil(first))
  const hand = async () => {
    for (let wish = wishes[next++]; wish; wish = wishes[next++]) {
      const { name } = wish
      await book(wish, asking).then(
        (id) => seen.booked.set(name, id),
        (cause: unknown) => seen.failures.push(`${name}: ${String(cause)}`),
      )
      if (seen.booked.size >= wishes.length / 4) begun.abort()
    }
    begun.abort()
  }
  const done = new AbortController()
  const reading = readUntil(done.signal, inTurn(servers))
  await Promise.all([...Array.from({ length: HANDS }, hand), spoiled])
  done.abort()
  const read = await reading
  await proxy.close()
  return { ...seen, read, wanted: wishes.length, ...happened() }
}
