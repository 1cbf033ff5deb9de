import { sql } from 'kysely'
import { newId } from '../../base/new-id.ts'
import { notFound } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { invoiceCanceled } from '../../payments/payment-refusals.ts'
import { readOwnersOrder } from '../../store/orders/owners-order.ts'
import type { Handler } from '../handler.ts'

interface Wanted {
  orderId: string
  invoiceId: string
}

/** Marks the invoice and tells of it, both or neither; one that is settled or cancelled stays as it is. */
async function settle({ kysely, businessId }: Scope, { orderId, invoiceId }: Wanted): Promise<void> {
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

export const receivePayment: Handler<'receivePayment'> = async (wanted, call) => {
  const scope = scopeOf(call)
  await settle(scope, wanted)
  const order = await readOwnersOrder(scope, wanted.orderId)
  const invoice = order.invoices.find(({ id }) => id === wanted.invoiceId)
  if (!invoice) throw notFound()
  if (invoice.paymentStatus === 'CANCELED') throw invoiceCanceled()
  return order
}
