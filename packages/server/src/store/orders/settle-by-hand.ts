import { sql } from 'kysely'
import { newId } from '../../base/new-id.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'

interface Wanted {
  orderId: string
  invoiceId: string
}

/** Marks the invoice and tells of it, both or neither; one that is settled or cancelled stays as it is. */
export async function settleByHand(
  { kysely, businessId }: Scope,
  { orderId, invoiceId }: Wanted,
): Promise<void> {
  await write(kysely, async (tx) => {
    const payload = JSON.stringify({ orderId, invoiceId })
    await sql`
      with settled as (
        update invoice set payment_status = 'PAID', paid_date = date_trunc('milliseconds', now()), method = 'OUTSIDE'
        where business_id = ${businessId} and order_id = ${orderId} and id = ${invoiceId}
          and payment_status = 'PENDING' returning id
      )
      insert into outbox (business_id, id, kind, dedupe_key, payload)
      select ${businessId}, ${newId()}, 'invoice.paid', 'invoice.paid:' || settled.id, ${payload}::jsonb from settled
      on conflict (business_id, dedupe_key) do nothing`.execute(tx)
  })
}
