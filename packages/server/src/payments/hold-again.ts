import { sql } from 'kysely'
import { newId } from '../base/new-id.ts'
import type { Scope } from '../base/scope.ts'
import { write } from '../db/write.ts'
import { claimSlot } from '../store/holds/claim-slot.ts'
import { holdTime } from '../store/holds/hold-time.ts'
import type { Held } from '../store/holds/hold.ts'
import type { PaidOrder } from '../store/payments/paid-order.ts'

const uncounted = { address: null, maxPerAddress: 0 }

/** The place of a discount may be gone by now; what was paid stays the price. */
function holdOnce(scope: Scope, order: PaidOrder) {
  const { token, choice, slotId, serviceId, shootStart, shootEnd } = order
  const request = { token, choice, ...uncounted }
  if (order.isDated && slotId !== null) return claimSlot(scope, { ...request, slotId })
  if (!shootStart || !shootEnd) return undefined
  const times = { startTime: shootStart, endTime: shootEnd }
  return holdTime(scope, { ...request, ...times, serviceId, slotId: newId() })
}

async function putUnder({ kysely, businessId }: Scope, order: PaidOrder, { slotId, holdVersion }: Held) {
  await write(kysely, (tx) =>
    sql`update orders set slot_id = ${slotId}, hold_version = ${holdVersion}, updated_at = now()
      where business_id = ${businessId} and id = ${order.id} and confirmed_at is null`.execute(tx),
  )
}

/** There is no time to take; what was chosen since changes nothing of what was paid. */
async function takeVersion({ kysely, businessId }: Scope, { id }: PaidOrder) {
  await write(kysely, (tx) =>
    sql`update orders o set hold_version = u.hold_version, updated_at = now() from untimed_hold u
      where o.business_id = ${businessId} and o.id = ${id} and o.confirmed_at is null
        and u.business_id = o.business_id and u.hold_token = o.hold_token
        and u.hold_version <> o.hold_version`.execute(tx),
  )
}

/**
 * Makes the time of a paid order its own once more, be its hold live, ended or gone. A live hold keeps its time
 * left; a booking without time has nothing to hold. False when the time is another's by now.
 */
export async function holdAgain(scope: Scope, order: PaidOrder): Promise<boolean> {
  if (order.shootStart === null) {
    await takeVersion(scope, order)
    return true
  }
  const first = await holdOnce(scope, order)
  const isPlaceGone = first?.ok === false && first.reason === 'discount_gone'
  const plain = { ...order, choice: { ...order.choice, hasDiscount: false } }
  const held = isPlaceGone ? await holdOnce(scope, plain) : first
  if (!held?.ok) return held?.ok === false && held.reason === 'token_used'
  const isSameTime = held.startTime.getTime() === order.shootStart.getTime()
  if (isSameTime) await putUnder(scope, order, held)
  return isSameTime
}
