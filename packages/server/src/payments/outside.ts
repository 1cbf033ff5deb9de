import type { Invoice } from '@bellows/domain'
import { sql } from 'kysely'
import type { Refusal } from '../base/refusal.ts'
import { write } from '../db/write.ts'
import type { OrderFacts } from '../store/orders/order-facts.ts'
import { tell } from '../store/outbox/tell-owner.ts'
import { ownerConfirms } from './payment-refusals.ts'
import type { Till } from './till.ts'

/** The visitor pays the studio directly, by choice or because it collects its fees so. */
export function isOutside({ settings }: OrderFacts, { method }: Invoice): boolean {
  return method === 'OUTSIDE' || settings.payments.feeCollection === 'COLLECT_FEES_OFFLINE'
}

/** A client's word settles an invoice only where the studio allows that; the owner is told of it. */
export async function settleOutside(
  { kysely, businessId }: Till,
  orderId: string,
  { id }: Invoice,
): Promise<Refusal | undefined> {
  return write<Refusal | undefined>(kysely, async (tx) => {
    const { rows } = await sql`
      update invoice i set payment_status = 'PAID', paid_date = now(), method = 'OUTSIDE' from business b
      where i.business_id = ${businessId} and i.id = ${id} and i.payment_status = 'PENDING'
        and b.id = i.business_id and b.client_may_report_payment returning i.id`.execute(tx)
    if (rows.length === 0) return ownerConfirms()
    await tell(tx, { businessId, kind: 'invoice.reported', about: id, payload: { orderId, invoiceId: id } })
    return undefined
  })
}
