import { sql } from 'kysely'
import type { receivePayment } from '@bellows/api'
import { write } from '../db/write.ts'
import { conflict, notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { newId } from '../new-id.ts'
import { scopeOf, type Scope } from '../studio/scope.ts'
import { readOwnersOrder } from './owners-order.ts'

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

export const answerReceivedPayment: Handler<typeof receivePayment> = async (wanted, call) => {
  const scope = scopeOf(call)
  await settle(scope, wanted)
  const order = await readOwnersOrder(scope, wanted.orderId)
  const invoice = order.invoices.find(({ id }) => id === wanted.invoiceId)
  if (!invoice) throw notFound()
  if (invoice.paymentStatus === 'CANCELED') throw conflict('invoice_canceled', 'This invoice was cancelled.')
  return order
}
