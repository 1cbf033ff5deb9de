import { MINUTE, SECOND, type ContractCheck } from '@bellows/domain'
import { sql } from 'kysely'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { evidenceFaults, type Evidence } from '../../store/contracts/judge-evidence.ts'
import { readEvidence } from '../../store/contracts/read-evidence.ts'
import { countOrRefuse } from '../../store/limits/rate-limit.ts'
import type { Handler } from '../handler.ts'

const MOST_PER_MINUTE = 30

const unknown: ContractCheck = {
  result: 'UNKNOWN',
  signedDate: null,
  termsVersion: null,
  clientInitials: '',
  studioInitials: '',
  newerSignedDate: null,
}

function initials(name: string | null): string {
  const parts = (name ?? '').split(/\s+/u).filter((part) => part !== '')
  return parts.map((part) => `${Array.from(part)[0]}.`).join(' ')
}

/** By the record's own fingerprint and by the event's, so that a change of either does not hide it. */
async function readByFingerprint({ kysely, businessId }: Scope, fingerprint: string): Promise<Evidence[]> {
  return readEvidence(
    kysely,
    sql`c.business_id = ${businessId} and c.id in (
      select s.id from order_contract s where s.business_id = ${businessId} and s.body_sha256 = ${fingerprint}
      union select e.order_contract_id from contract_event e
      where e.business_id = ${businessId} and e.kind = 'SIGNED' and e.payload ->> 'body' = ${fingerprint})`,
  )
}

async function newerThan({ kysely, businessId }: Scope, { record }: Evidence): Promise<string | null> {
  const row = await kysely
    .selectFrom('order_contract')
    .where('business_id', '=', businessId)
    .where('order_id', '=', record.orderId)
    .where('template_id', '=', record.templateId)
    .where('terms_version', '>', record.termsVersion)
    .select('signed_at')
    .orderBy('terms_version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.signed_at.toISOString() ?? null
}

async function describe(scope: Scope, found: Evidence): Promise<ContractCheck> {
  const { record, countersigned, supersededAt } = found
  return {
    result: supersededAt === null ? 'UNALTERED' : 'SUPERSEDED',
    signedDate: record.signedAt,
    termsVersion: record.termsVersion,
    clientInitials: initials(record.signedName),
    studioInitials: initials(countersigned.name),
    newerSignedDate: supersededAt === null ? null : await newerThan(scope, found),
  }
}

/** Of several with one text, an altered one is told first, then the one that counts. */
export const checkContract: Handler<'checkContract'> = async ({ fingerprint }, call) => {
  const { database, studio, address } = call
  await countOrRefuse(database, {
    businessId: studio.id,
    bucket: 'contract-check',
    address,
    most: MOST_PER_MINUTE,
    seconds: MINUTE / SECOND,
    say: (texts) => texts.tooManyChecks,
  })
  const scope = scopeOf(call)
  const found = await readByFingerprint(scope, fingerprint)
  if (found.some((evidence) => evidenceFaults(evidence).length > 0)) return { ...unknown, result: 'ALTERED' }
  const told = found.find(({ supersededAt }) => supersededAt === null) ?? found.at(-1)
  return told ? describe(scope, told) : unknown
}
