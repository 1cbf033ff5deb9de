import type { bookSlot } from '@bellows/api'
import { Bookings } from '../bookings/bookings.ts'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { confirm } from '../orders/confirm-order.ts'
import { lostHold } from '../orders/held-booking.ts'
import { notYourHold, stepRequired } from './refusals.ts'

/** The confirmation of the hold's order, under the id of its slot. */
export const answerBookSlot: Handler<typeof bookSlot> = async ({ id }, call) => {
  const { database, studio, holdToken } = call
  const slot = await new Bookings(database.kysely, studio.id).readSlot(id, holdToken)
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
  if (!order) throw stepRequired('your-information', 'Please tell us who books first.')
  return confirm({ orderId: order.id, method: undefined }, call)
}
