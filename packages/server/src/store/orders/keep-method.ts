import type { PaymentMethod } from '@bellows/domain'
import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'

/** How the visitor means to pay what is open of an order; it settles nothing. */
export async function keepMethod(
  { tx, businessId }: TxScope,
  orderId: string,
  method: PaymentMethod,
): Promise<void> {
  await sql`update invoice set method = ${method} where business_id = ${businessId} and order_id = ${orderId}
    and payment_status = 'PENDING'`.execute(tx)
}
