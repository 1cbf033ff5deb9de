import { sql, type Transaction } from 'kysely'
import { newId } from '../../base/new-id.ts'
import type { Tables } from '../../db/tables.ts'

/** What may be told of a payment; `docs/payments.md` says who reads it. */
export type PaymentNews =
  | 'invoice.paid'
  | 'invoice.reported'
  | 'payment.mismatch'
  | 'payment.unexpected'
  | 'payment.reversed'
  | 'order.paid_without_slot'

interface News {
  businessId: string
  kind: PaymentNews
  /** What it is told once of. */
  about: string
  payload: Readonly<Record<string, string | null>>
}

/** Puts a message into the outbox, once for whatever it is about. */
export async function tell(
  tx: Transaction<Tables>,
  { businessId, kind, about, payload }: News,
): Promise<void> {
  await sql`insert into outbox (business_id, id, kind, dedupe_key, payload)
    values (${businessId}, ${newId()}, ${kind}, ${`${kind}:${about}`}, ${JSON.stringify(payload)}::jsonb)
    on conflict (business_id, dedupe_key) do nothing`.execute(tx)
}
