import type { Call } from '../../base/call.ts'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { notYourHold } from '../../store/holds/booking-refusals.ts'
import { readSlot, type SlotNow } from '../../store/holds/read-slot.ts'

interface Own {
  slot: SlotNow
  token: string
}

/** A slot that is the caller's, or nobody's. @throws Refusal 404, or 403 for another's and without a token */
export async function readOwnSlot(call: Call, id: string): Promise<Own> {
  const { holdToken: token } = call
  const slot = await readSlot(scopeOf(call), id, token)
  if (!slot) throw notFound()
  if (token === undefined || (slot.status !== 'AVAILABLE' && !slot.isMine)) throw notYourHold()
  return { slot, token }
}
