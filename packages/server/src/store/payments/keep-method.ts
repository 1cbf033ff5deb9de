import type { PaymentMethod } from '@bellows/domain'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'

/** How the visitor means to pay what is open of an order; it settles nothing. */
export async function keepMethod(
  { kysely, businessId }: Scope,
  orderId: string,
  method: PaymentMethod,
): Promise<void> {
  await write(kysely, async (tx) => {
    await tx
      .updateTable('invoice')
      .set({ method })
      .where('business_id', '=', businessId)
      .where('order_id', '=', orderId)
      .where('payment_status', '=', 'PENDING')
      .execute()
  })
}
