import { sql } from 'kysely'
import { newId } from '../../base/new-id.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { tell } from '../outbox/tell-owner.ts'

interface Named {
  orderId: string
  invoiceId: string
}

/** By the owner's word: marks an open invoice paid and tells of it, both or neither; any other stays as it is. */
export async function receiveOutside({ kysely, businessId }: Scope, named: Named): Promise<void> {
  const { orderId, invoiceId } = named
  await write(kysely, async (tx) => {
    await lockOrder({ tx, businessId }, orderId)
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

/** By the client's word, where the studio allows that; the owner is told of it. False where it does not. */
export async function reportOutside({ kysely, businessId }: Scope, named: Named): Promise<boolean> {
  const { orderId, invoiceId } = named
  return write(kysely, async (tx) => {
    const scope = { tx, businessId }
    await lockOrder(scope, orderId)
    const { rows } = await sql`
      update invoice i set payment_status = 'PAID', paid_date = now(), method = 'OUTSIDE' from business b
      where i.business_id = ${businessId} and i.id = ${invoiceId} and i.payment_status = 'PENDING'
        and b.id = i.business_id and b.client_may_report_payment returning i.id`.execute(tx)
    if (rows.length === 0) return false
    const payload = { orderId, invoiceId }
    await tell(scope, { kind: 'invoice.reported', about: invoiceId, payload })
    return true
  })
}
