import { newId } from '../base/new-id.ts'
import type { Scope } from '../base/scope.ts'
import { claimSlot } from '../store/holds/claim-slot.ts'
import { holdTime } from '../store/holds/hold-time.ts'
import { putHold, takeHoldVersion } from '../store/orders/put-hold.ts'
import type { PaidOrder } from '../store/payments/paid-order.ts'

const uncounted = { address: null, maxPerAddress: 0 }

/** The place of a discount may be gone by now; what was paid stays the price. */
function holdOnce(scope: Scope, order: PaidOrder) {
  const { token, choice, slotId, serviceId, shootStart, shootEnd } = order
  const request = { token, choice, ...uncounted }
  // A time that is kept for its payer is theirs, whether their hold of it has ended or not.
  if (order.isDated && slotId !== null) return claimSlot(scope, { ...request, slotId, offerToken: token })
  if (!shootStart || !shootEnd) return undefined
  const times = { startTime: shootStart, endTime: shootEnd }
  return holdTime(scope, { ...request, ...times, serviceId, slotId: newId() })
}

/**
 * Makes the time of a paid order its own once more, be its hold live, ended or gone. A live hold keeps its time
 * left; a booking without time has nothing to hold. False when the time is another's by now.
 */
export async function holdAgain(scope: Scope, order: PaidOrder): Promise<boolean> {
  if (order.shootStart === null) {
    // There is no time to take; what was chosen since changes nothing of what was paid.
    await takeHoldVersion(scope, order.id)
    return true
  }
  const first = await holdOnce(scope, order)
  const isPlaceGone = first?.ok === false && first.reason === 'discount_gone'
  const plain = { ...order, choice: { ...order.choice, hasDiscount: false } }
  const held = isPlaceGone ? await holdOnce(scope, plain) : first
  if (!held?.ok) return held?.ok === false && held.reason === 'token_used'
  const isSameTime = held.startTime.getTime() === order.shootStart.getTime()
  if (isSameTime) await putHold(scope, order.id, held)
  return isSameTime
}
