import { once } from 'node:events'
import { startProxy } from '../chaos/proxy.ts'
import { book, type Wish } from '../chaos/visitor.ts'
import type { KeptServer } from './kept-server.ts'

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
  statuses: Map<number, number>
}

/** Visitors book, six at a time, each asking until there is an answer; `spoil` comes over them once it has begun. */
export async function under(
  server: KeptServer,
  wishes: readonly Wish[],
  spoil: () => Promise<void>,
): Promise<Seen> {
  const options = {
    host: 'faults.test',
    weather: CALM,
    get target() {
      return server.origin
    },
  }
  const proxy = await startProxy(options)
  const asking = { origin: proxy.origin, patience: PATIENCE, tries: TRIES }
  const seen: Seen = { booked: new Map(), failures: [], statuses: proxy.statuses }
  let next = 0
  const begun = new AbortController()
  const spoiled = once(begun.signal, 'abort').then(spoil)
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
  await Promise.all([...Array.from({ length: HANDS }, hand), spoiled])
  await proxy.close()
  return seen
}
