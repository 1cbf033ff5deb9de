import type { Call } from '../../base/call.ts'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { readSlot } from '../../store/holds/read-slot.ts'
import { readUntimedHold, untimedState } from '../../store/holds/untimed-hold.ts'
import { bookingGround } from '../../store/services/booking-ground.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { Handler } from '../handler.ts'
import { bookingStateOf } from './booking-state.ts'

async function withoutTime(serviceId: string, call: Call) {
  const scope = scopeOf(call)
  const ground = await bookingGround(scope, serviceId)
  if (!ground.service.options.isBookingWithoutTime) throw notFound()
  const hold = await readUntimedHold(scope, call.holdToken)
  const own = hold?.serviceId === serviceId ? hold : undefined
  return { ...untimedState(ground, own, await serverNow(scope)), isHeldByYou: own !== undefined }
}

/** `id` is a slot's, or that of a service that is booked without time. */
export const getBooking: Handler<'getBooking'> = async ({ id, serviceId }, call) => {
  const scope = scopeOf(call)
  const slot = await readSlot(scope, id, call.holdToken)
  if (!slot) return withoutTime(id, call)
  if (serviceId !== undefined && serviceId !== slot.serviceId) throw notFound()
  const state = bookingStateOf(await bookingGround(scope, slot.serviceId), slot)
  return { ...state, isHeldByYou: slot.isMine && slot.status === 'BOOKING' }
}
