import type { getBooking } from '@bellows/api'
import { Bookings } from '../bookings/bookings.ts'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import type { Call } from '../http/call.ts'
import { scopeOf } from '../studio/scope.ts'
import { serverNow } from '../studio/server-now.ts'
import { bookingGround } from './booking-facts.ts'
import { bookingStateOf } from './booking-state.ts'
import { readUntimedHold, untimedState } from './untimed-hold.ts'

async function withoutTime(serviceId: string, call: Call) {
  const scope = scopeOf(call)
  const ground = await bookingGround(scope, serviceId)
  if (!ground.service.options.isBookingWithoutTime) throw notFound()
  const hold = await readUntimedHold(scope, call.holdToken)
  const own = hold?.serviceId === serviceId ? hold : undefined
  return { ...untimedState(ground, own, await serverNow(scope)), isHeldByYou: own !== undefined }
}

/** `id` is a slot's, or that of a service that is booked without time. */
export const answerBooking: Handler<typeof getBooking> = async ({ id, serviceId }, call) => {
  const scope = scopeOf(call)
  const slot = await new Bookings(scope.kysely, scope.businessId).readSlot(id, call.holdToken)
  if (!slot) return withoutTime(id, call)
  if (serviceId !== undefined && serviceId !== slot.serviceId) throw notFound()
  const state = bookingStateOf(await bookingGround(scope, slot.serviceId), slot)
  return { ...state, isHeldByYou: slot.isMine && slot.status === 'BOOKING' }
}
