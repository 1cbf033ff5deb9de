import { sql } from 'kysely'
import type { Scope, TxScope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import type { AttemptRow } from './attempts.ts'

/** An attempt that came to a payment, and the provider's name of the money. */
export interface Paid {
  attempt: AttemptRow
  settlementRef: string
}

/** Marks the open invoice of an attempt paid, if it still asks for exactly that; false if not. */
export async function payInvoice(
  { tx, businessId }: TxScope,
  { attempt, settlementRef }: Paid,
): Promise<boolean> {
  const { rows } = await sql`
    update invoice set payment_status = 'PAID', paid_date = now(), method = ${attempt.method},
      provider_ref = ${settlementRef}
    where business_id = ${businessId} and id = ${attempt.invoiceId} and order_id = ${attempt.orderId}
      and payment_status = 'PENDING' and amount_minor = ${attempt.amountMinor} and currency = ${attempt.currency}
    returning id`.execute(tx)
  return rows.length > 0
}

/** Whether the invoice of an attempt was paid by this very payment. */
export async function isPaidBy(
  { tx, businessId }: TxScope,
  { attempt, settlementRef }: Paid,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from invoice where business_id = ${businessId} and id = ${attempt.invoiceId}
      and payment_status = 'PAID' and method = ${attempt.method}
      and provider_ref = ${settlementRef}`.execute(tx)
  return rows.length > 0
}

/** Marks an open invoice paid that asks for no money. */
export async function payNothing({ kysely, businessId }: Scope, invoiceId: string): Promise<void> {
  await write(kysely, (tx) =>
    sql`update invoice set payment_status = 'PAID', paid_date = now()
      where business_id = ${businessId} and id = ${invoiceId} and payment_status = 'PENDING'
        and amount_minor = 0`.execute(tx),
  )
}
