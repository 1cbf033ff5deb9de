import type { holdSlot, ParsedInputOf } from '@bellows/api'
import { Bookings } from '../bookings/bookings.ts'
import type { SlotNow } from '../bookings/read-slot.ts'
import type { Call } from '../http/call.ts'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { bookingStateOf } from './booking-state.ts'
import { holdFixedSlot } from './hold-fixed-slot.ts'
import { holdFreeTime } from './hold-free-time.ts'
import type { Won } from './hold-attempt.ts'
import { holdWithoutTime } from './hold-without-time.ts'

export type HoldInput = ParsedInputOf<typeof holdSlot>

async function stateAfter({ held, token, ground }: Won, call: Call) {
  const scope = scopeOf(call)
  const slot = await new Bookings(scope.kysely, scope.businessId).readSlot(held.slotId, token)
  if (!slot) throw notFound()
  return { ...bookingStateOf(ground, slot), holdToken: token }
}

/** A full session's slot is there only while it is held, so another's answers like a missing one. */
async function holdMade(slot: SlotNow, input: HoldInput, call: Call): Promise<Won> {
  if (!slot.isMine) throw notFound()
  return holdFreeTime({ ...input, id: slot.serviceId, startTime: slot.startTime.toISOString() }, call, slot)
}

export const answerHold: Handler<typeof holdSlot> = async (input, call) => {
  const scope = scopeOf(call)
  const slot = await new Bookings(scope.kysely, scope.businessId).readSlot(input.id, call.holdToken)
  if (slot?.serviceDateId) return stateAfter(await holdFixedSlot(slot, input, call), call)
  if (slot) return stateAfter(await holdMade(slot, input, call), call)
  if (input.startTime === undefined) return holdWithoutTime(input, call)
  return stateAfter(await holdFreeTime(input, call), call)
}
