import { notFound } from '../../base/refusal.ts'
import { notYourHold, stepRequired } from '../../store/holds/booking-refusals.ts'
import { readSlot } from '../../store/holds/read-slot.ts'
import type { Handler } from '../handler.ts'
import { confirm } from './confirm-order.ts'
import { lostHold } from './held-booking.ts'

/** The confirmation of the hold's order, under the id of its slot. */
export const bookSlot: Handler<'bookSlot'> = async ({ id }, call) => {
  const { database, studio, holdToken } = call
  const slot = await readSlot({ kysely: database.kysely, businessId: studio.id }, id, holdToken)
  if (!slot) throw notFound()
  if (holdToken === undefined) throw notYourHold()
  if (!slot.isMine) throw lostHold(slot, studio)
  const order = await database.kysely
    .selectFrom('orders')
    .where('business_id', '=', studio.id)
    .where('hold_token', '=', holdToken)
    .where('slot_id', '=', id)
    .select('id')
    .executeTakeFirst()
  if (!order) throw stepRequired('your-information', (texts) => texts.sayWho)
  return confirm({ orderId: order.id, method: undefined }, call)
}
