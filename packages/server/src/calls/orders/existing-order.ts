import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { findInquiredOrder, findPreparedOrder, type ExistingOrder } from '../../store/orders/find-order.ts'

/** The order that the owner prepared under this id. @throws Refusal 404 */
export async function preparedOrder(scope: Scope, id: string, serviceId: string): Promise<ExistingOrder> {
  const found = await findPreparedOrder(scope, id, serviceId)
  if (!found) throw notFound()
  return found
}

/** The lead of an inquiry, with what the inquiry asked about. @throws Refusal 404 */
export async function inquiredOrder(scope: Scope, inquiryId: string): Promise<ExistingOrder> {
  const found = await findInquiredOrder(scope, inquiryId)
  if (!found) throw notFound()
  return found
}
