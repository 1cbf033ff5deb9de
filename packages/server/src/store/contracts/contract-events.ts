import { createHash } from 'node:crypto'

export type ContractEventKind = 'VIEWED' | 'CONSENTED' | 'SIGNED' | 'COUNTERSIGNED' | 'SUPERSEDED'

export interface ContractEvent {
  sequence: number
  kind: ContractEventKind
  /** ISO, UTC, to the millisecond. */
  at: string
  payload: Readonly<Record<string, string>>
  previousHash: string
  hash: string
}

export type NewEvent = Pick<ContractEvent, 'kind' | 'at' | 'payload'>

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** Before the first event. */
const FIRST_HASH = '0'.repeat(64)

export const textHash = sha256

function hashOf({ sequence, kind, at, payload, previousHash }: Omit<ContractEvent, 'hash'>): string {
  const sorted = Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return sha256(JSON.stringify([previousHash, sequence, kind, at, sorted]))
}

/** The event after `before`; its hash covers all that came earlier. */
export function nextEvent(
  before: Pick<ContractEvent, 'sequence' | 'hash'> | undefined,
  { kind, at, payload }: NewEvent,
): ContractEvent {
  const event = {
    sequence: before ? before.sequence + 1 : 0,
    kind,
    at,
    payload,
    previousHash: before?.hash ?? FIRST_HASH,
  }
  return { ...event, hash: hashOf(event) }
}

/** True when no event of a chain was changed, left out or put in. */
export function isChainWhole(events: readonly ContractEvent[]): boolean {
  return events.every((event, index) => {
    const previousHash = events[index - 1]?.hash ?? FIRST_HASH
    return event.sequence === index && event.previousHash === previousHash && event.hash === hashOf(event)
  })
}
