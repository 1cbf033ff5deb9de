import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import type { Evidence } from './judge-evidence.ts'
import { readEvidence } from './read-evidence.ts'

/** By the record's own fingerprint and by the event's, so that a change of either does not hide it. */
export async function findEvidence({ kysely, businessId }: Scope, fingerprint: string): Promise<Evidence[]> {
  return readEvidence(
    kysely,
    sql`c.business_id = ${businessId} and c.id in (
      select s.id from order_contract s where s.business_id = ${businessId} and s.body_sha256 = ${fingerprint}
      union select e.order_contract_id from contract_event e
      where e.business_id = ${businessId} and e.kind = 'SIGNED' and e.payload ->> 'body' = ${fingerprint})`,
  )
}

/** When the same contract was last signed for later terms. */
export async function findNewerSigning(
  { kysely, businessId }: Scope,
  { record }: Evidence,
): Promise<Date | undefined> {
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
  return row?.signed_at
}
