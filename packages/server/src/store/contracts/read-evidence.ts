import { isRecord } from '@bellows/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import type { ContractEvent } from './contract-events.ts'
import type { Evidence } from './judge-evidence.ts'
import type { Signature } from './new-signature.ts'

interface EventRow {
  sequence: number
  kind: ContractEvent['kind']
  at: string
  payload: unknown
  previous_hash: string
  hash: string
}

interface EvidenceRow extends Omit<Signature, 'signedAt'> {
  signedAt: string
  countersignedName: string | null
  countersignedAt: string | null
  supersededAt: string | null
  events: EventRow[] | null
}

/** To the microsecond, since reading it as a Date would hide a change below the millisecond. */
const exact = (column: string) => sql`extract(epoch from ${sql.ref(column)})::text`

const eventsOf = sql`(select json_agg(json_build_object('sequence', e.sequence, 'kind', e.kind, 'at', ${exact('e.at')},
    'payload', e.payload, 'previous_hash', e.previous_hash, 'hash', e.hash) order by e.sequence)
  from contract_event e where e.business_id = c.business_id and e.order_contract_id = c.id) as events`

/** The instant as it was written, or the text itself where it is not one of ours. */
function instantOf(seconds: string): string {
  const [, whole = '', thousandths = ''] = /^(\d{1,12})\.(\d{3})000$/.exec(seconds) ?? []
  return whole === '' ? seconds : new Date(Number(whole) * 1000 + Number(thousandths)).toISOString()
}

const nullable = (seconds: string | null) => (seconds === null ? null : instantOf(seconds))

function eventOf({ previous_hash: previousHash, payload, at, ...event }: EventRow): ContractEvent {
  const fields = Object.entries(isRecord(payload) ? payload : { unreadable: payload })
  const texts = fields.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return { ...event, previousHash, at: instantOf(at), payload: Object.fromEntries(texts) }
}

function evidenceOf(row: EvidenceRow): Evidence {
  const { countersignedName, countersignedAt, supersededAt, events, signedAt, ...record } = row
  return {
    record: { ...record, signedAt: instantOf(signedAt) },
    events: (events ?? []).map(eventOf),
    countersigned: { name: countersignedName, at: nullable(countersignedAt) },
    supersededAt: nullable(supersededAt),
  }
}

/** Stored signatures (`order_contract c`) that fit `which`, with their events, as exactly as they are stored. */
export async function readEvidence(kysely: Scope['kysely'], which: RawBuilder<unknown>): Promise<Evidence[]> {
  const { rows } = await sql<EvidenceRow>`
    select c.business_id as "businessId", c.id, c.order_id as "orderId", c.template_id as "templateId",
      c.template_version as "templateVersion", c.terms_version as "termsVersion", c.position, c.title, c.body,
      c.body_sha256 as "bodySha256", c.consent, c.signed_name as "signedName", c.signature_kind as "signatureKind",
      c.signature, ${exact('c.signed_at')} as "signedAt", c.signed_address as "signedAddress",
      c.signed_user_agent as "signedUserAgent", c.locale, c.countersigned_name as "countersignedName",
      ${exact('c.countersigned_at')} as "countersignedAt", ${exact('c.superseded_at')} as "supersededAt", ${eventsOf}
    from order_contract c where ${which} order by c.business_id, c.id`.execute(kysely)
  return rows.map(evidenceOf)
}
