import { isChainWhole, textHash, type ContractEvent } from './contract-events.ts'
import { recordHash, type Signature } from './new-signature.ts'

/** A signature as it is stored now, with its list of events. */
export interface Evidence {
  record: Signature
  events: readonly ContractEvent[]
  countersigned: { name: string | null; at: string | null }
  supersededAt: string | null
}

const ofKind = ({ events }: Evidence, kind: ContractEvent['kind']) =>
  events.filter((event) => event.kind === kind)

/** A later mark and its event say the same, or neither is there. */
function agrees(
  evidence: Evidence,
  kind: ContractEvent['kind'],
  mark: { at: string | null; name?: string | null },
) {
  const [event, ...others] = ofKind(evidence, kind)
  if (others.length > 0) return false
  if (!event) return mark.at === null && (mark.name ?? null) === null
  return event.at === mark.at && (mark.name === undefined || event.payload.name === mark.name)
}

function isSignedAsStored(evidence: Evidence): boolean {
  const { record, events } = evidence
  const [consented, signed] = events
  if (consented?.kind !== 'CONSENTED' || signed?.kind !== 'SIGNED') return false
  return signed.at === record.signedAt && signed.payload.record === recordHash(record)
}

const checks: readonly (readonly [string, (evidence: Evidence) => boolean])[] = [
  ['the list of events is broken', ({ events }) => events.length >= 2 && isChainWhole(events)],
  ['the text does not match its fingerprint', ({ record }) => textHash(record.body) === record.bodySha256],
  ['the record does not match its event', isSignedAsStored],
  ['it is signed twice', (evidence) => ofKind(evidence, 'SIGNED').length === 1],
  [
    'the studio’s signature does not match its event',
    (one) => agrees(one, 'COUNTERSIGNED', one.countersigned),
  ],
  ['its end does not match its event', (one) => agrees(one, 'SUPERSEDED', { at: one.supersededAt })],
]

/** What is wrong with stored evidence, in words; nothing for what is as it was signed. */
export function evidenceFaults(evidence: Evidence): string[] {
  return checks.filter(([, isFine]) => !isFine(evidence)).map(([fault]) => fault)
}
