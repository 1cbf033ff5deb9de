import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Scope } from '../bookings/places.ts'
import { nextEvent, type ContractEvent } from './contract-events.ts'

const payloadSchema = z.record(z.string(), z.string())

async function lastEvent({ tx, businessId }: Scope, contractId: string): Promise<ContractEvent | undefined> {
  const row = await tx
    .selectFrom('contract_event')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('order_contract_id', '=', contractId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { sequence, kind, at, payload, previous_hash: previousHash, hash } = row
  return {
    sequence,
    kind,
    at: at.toISOString(),
    payload: z.parse(payloadSchema, payload),
    previousHash,
    hash,
  }
}

async function tell(scope: Scope, contractId: string, { name, now }: { name: string; now: Date }) {
  const payload = { name }
  const event = nextEvent(await lastEvent(scope, contractId), {
    kind: 'COUNTERSIGNED',
    at: now.toISOString(),
    payload,
  })
  const { sequence, kind, at, previousHash, hash } = event
  const values = { sequence, kind, at, payload: JSON.stringify(payload), previous_hash: previousHash, hash }
  await scope.tx
    .insertInto('contract_event')
    .values({ business_id: scope.businessId, order_contract_id: contractId, ...values })
    .execute()
}

/** Signs an order's present contracts for the studio, those that it has not signed yet; how many it were. */
export async function countersign(scope: Scope, orderId: string, name: string): Promise<number> {
  const { tx, businessId } = scope
  const { rows } = await sql<{ id: string; now: Date }>`
    update order_contract set countersigned_name = ${name}, countersigned_at = date_trunc('milliseconds', now())
    where business_id = ${businessId} and order_id = ${orderId} and superseded_at is null
      and countersigned_at is null
    returning id, countersigned_at as now`.execute(tx)
  for (const { id, now } of rows) await tell(scope, id, { name, now })
  return rows.length
}
