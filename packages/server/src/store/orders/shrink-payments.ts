import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import type { MoveRequest } from './move-request.ts'

/** Leaves a lower price out of open payments; false if one of them is paid, being paid, or another sum by now. */
export async function shrinkPayments(
  { tx, businessId }: TxScope,
  { orderId, less }: Pick<MoveRequest, 'orderId' | 'less'>,
): Promise<boolean> {
  if (!less) return true
  const { rows } = await sql<{ id: string }>`
    update invoice i set amount_minor = v.after
    from jsonb_to_recordset(${JSON.stringify(less.payments)}::jsonb) as v(id text, before bigint, after bigint)
    where i.business_id = ${businessId} and i.order_id = ${orderId} and i.id = v.id
      and i.payment_status = 'PENDING' and i.amount_minor = v.before
      and not exists (select 1 from payment_attempt p
        where p.business_id = i.business_id and p.invoice_id = i.id and p.status = 'CREATED')
    returning i.id`.execute(tx)
  if (rows.length < less.payments.length) return false
  const empty = less.payments.filter(({ after }) => after === 0).map(({ id }) => id)
  await sql`delete from invoice where business_id = ${businessId} and order_id = ${orderId}
    and id = any(${empty}::text[])`.execute(tx)
  return true
}
