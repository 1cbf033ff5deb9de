import type { Call } from '../../base/call.ts'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { orderClosed } from '../../store/holds/booking-refusals.ts'
import { isClosedToOthers, preparedHolder } from '../../store/holds/prepared-hold.ts'
import { readSlot, type SlotNow } from '../../store/holds/read-slot.ts'
import type { Handler } from '../handler.ts'
import { bookingStateOf } from './booking-state.ts'
import type { Won } from './hold-attempt.ts'
import { holdFixedSlot } from './hold-fixed-slot.ts'
import { holdFreeTime } from './hold-free-time.ts'
import type { HoldInput } from './hold-input.ts'
import { holdWithoutTime } from './hold-without-time.ts'

async function stateAfter({ held, token, ground }: Won, call: Call) {
  const scope = scopeOf(call)
  const slot = await readSlot(scope, held.slotId, token)
  if (!slot) throw notFound()
  return { ...bookingStateOf(ground, slot), holdToken: token }
}

/** A full session's slot is there only while it is held or kept, so another's answers like a missing one. */
async function holdMade(slot: SlotNow, input: HoldInput, call: Call): Promise<Won> {
  if (!slot.isMine && !slot.isKeptForMe) throw notFound()
  return holdFreeTime({ ...input, id: slot.serviceId, startTime: slot.startTime.toISOString() }, call, slot)
}

/**
 * The link of a prepared order is its client's on every device: what one holds for it the other goes on with.
 * @throws Refusal 409 for an order that was booked elsewhere or cancelled: no time is held to be refused at the end
 */
async function goingOn({ orderId, ...time }: HoldInput, call: Call): Promise<Call> {
  if (orderId === undefined) return call
  if (await isClosedToOthers(scopeOf(call), orderId, call.holdToken)) throw orderClosed()
  const token = await preparedHolder(scopeOf(call), { ...time, orderId })
  return token === undefined ? call : { ...call, holdToken: token }
}

export const holdSlot: Handler<'holdSlot'> = async (input, caller) => {
  const call = await goingOn(input, caller)
  const scope = scopeOf(call)
  const slot = await readSlot(scope, input.id, call.holdToken)
  if (slot?.serviceDateId) return stateAfter(await holdFixedSlot(slot, input, call), call)
  if (slot) return stateAfter(await holdMade(slot, input, call), call)
  if (input.startTime === undefined) return holdWithoutTime(input, call)
  return stateAfter(await holdFreeTime(input, call), call)
}
