import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { notYourHold, orderClosed, stepRequired } from '../../store/holds/booking-refusals.ts'
import { readSlot } from '../../store/holds/read-slot.ts'
import { findOrderOfToken } from '../../store/orders/find-order.ts'
import type { Handler } from '../handler.ts'
import { confirm } from './confirm-order.ts'
import { lostHold } from './held-booking.ts'

/** The confirmation of the hold's order, under the id of its slot. */
export const bookSlot: Handler<'bookSlot'> = async ({ id }, call) => {
  const { studio, holdToken } = call
  const scope = scopeOf(call)
  const slot = await readSlot(scope, id, holdToken)
  if (!slot) throw notFound()
  if (holdToken === undefined) throw notYourHold()
  const order = await findOrderOfToken(scope, holdToken)
  const isCancelled = order?.slotId === id && order.status === 'CANCELLED'
  if (isCancelled) throw orderClosed()
  if (!slot.isMine) throw lostHold(slot, studio)
  if (order?.slotId !== id) throw stepRequired('your-information', (texts) => texts.sayWho)
  return confirm({ orderId: order.id, method: undefined }, call)
}
