import { MINUTE } from '../time/spans.ts'
import type { Slot, SlotStatus } from '../entities/slot.ts'

/** A slot's status at an instant (milliseconds): a hold that has reached `lockoutEnd` is over. */
export function slotStatusAt(slot: Pick<Slot, 'status' | 'lockoutEnd'>, now: number): SlotStatus {
  const isHeld = slot.lockoutEnd !== null && now < Date.parse(slot.lockoutEnd)
  return slot.status === 'BOOKING' && !isHeld ? 'AVAILABLE' : slot.status
}

/** True for a slot that may be listed: it does not start within the minimum notice (minutes). */
export function isSlotListed(slot: Pick<Slot, 'startTime'>, now: number, minimumNotice: number): boolean {
  return Date.parse(slot.startTime) >= now + minimumNotice * MINUTE
}

/** True for a slot that can be chosen now. */
export function isSlotOffered(slot: Slot, now: number, minimumNotice: number): boolean {
  if (slot.isDisabled || slot.isBreakTime || slotStatusAt(slot, now) !== 'AVAILABLE') return false
  return isSlotListed(slot, now, minimumNotice)
}
